"""What learning leaves in its folder: a checkpoint to go on from, and the weights as they are played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch

from wharfinger.bots import networks
from wharfinger.bots.words import message
from wharfinger.kernel.errors import BadFile

from .ppo import Learner


def weights(folder: Path, game: str) -> Path:
    """The file that the bot `network:FILE` plays."""
    return folder / f"{game}.npz"


def keep(learner: Learner, folder: Path) -> None:
    """Leave a checkpoint and the weights; each file appears at once, so nothing is lost when learning is killed."""
    game = learner.env.game
    for part, path in zip(learner.state(), _files(folder, game.name), strict=True):
        half = path.with_name(f"{path.name}.part")
        torch.save(part, half)
        os.replace(half, path)
    networks.save(weights(folder, game.name), game, learner.arrays(), learner.told())


def resume(learner: Learner, folder: Path) -> bool:
    """Go on from the checkpoint in a folder, if there is one.

    Raises:
        BadFile: If it is of another network.
    """
    files = _files(folder, learner.env.game.name)
    if not all(path.exists() for path in files):
        return False
    parts: list[Any] = [torch.load(path, map_location=learner.device, weights_only=True) for path in files]
    try:
        learner.load(*parts)
    except (RuntimeError, KeyError, ValueError):
        raise BadFile(message("bad-checkpoint", file=str(files[0]))) from None
    return True


def _files(folder: Path, game: str) -> list[Path]:
    return [folder / f"{game}.{part}.pt" for part in ("network", "optimiser")]
