"""Memory, arguments and DLPack of a GPU, on a driver that keeps its memory on the host."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from wharfinger.kernel import cuda
from wharfinger.kernel.errors import WharfingerError


class HostDriver:
    """The functions of the driver that the tests need; what they copy lies in this process."""

    def __init__(self) -> None:
        self.memory: dict[int, Any] = {}
        self.launched: list[tuple[int, int, list[int]]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args: 0

    def cuMemAlloc_v2(self, place: Any, size: Any) -> int:
        room = ctypes.create_string_buffer(b"\xff" * size.value, size.value)
        place._obj.value = ctypes.addressof(room)
        self.memory[place._obj.value] = room
        return 0

    def cuMemFree_v2(self, place: Any) -> int:
        del self.memory[place.value]
        return 0

    def cuMemsetD8Async(self, place: Any, value: Any, size: Any, stream: Any) -> int:
        ctypes.memset(place.value, value.value, size.value)
        return 0

    def _copy(self, to: Any, source: Any, size: Any, stream: Any) -> int:
        ctypes.memmove(to.value, source.value, size.value)
        return 0

    cuMemcpyHtoDAsync_v2 = cuMemcpyDtoHAsync_v2 = cuMemcpyDtoDAsync_v2 = _copy

    def cuLaunchKernel(self, handle: Any, *given: Any) -> int:
        blocks, _, _, block, _, _, _, _, places, _ = given
        values = [ctypes.cast(place, ctypes.POINTER(ctypes.c_int64))[0] for place in places]
        self.launched.append((blocks.value, block.value, values))
        return 0

    def cuGetErrorString(self, code: Any, text: Any) -> int:
        text._obj.value = b"out of memory"
        return 0


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> cuda.Device:
    driver = HostDriver()
    monkeypatch.setattr(cuda, "_driver", lambda: driver)
    return cuda.Device()


def test_arrays_come_back_as_they_were_set(device: cuda.Device) -> None:
    values = np.arange(12, dtype=np.int16).reshape(3, 4)
    made = device.array(values)
    assert (made.numpy() == values).all() and (made.numpy(1, 2) == values[1:2]).all()
    assert not device.zeros((2, 2), np.float32).numpy().any()
    copied = device.zeros((3, 4), np.int16)
    copied.set(made)  # through its interface, on the device
    made.fill(1)
    assert (copied.numpy() == values).all() and (made.numpy() == 0x0101).all()
    assert made.view(np.uint16).address == made.address and len(made) == 3


@pytest.mark.parametrize("wrong", [((3, 4), np.int32), ((4, 3), np.int16), ((12,), np.int16)])
def test_another_array_of_the_device_has_to_fit(device: cuda.Device, wrong: tuple[Any, Any]) -> None:
    with pytest.raises(cuda.DeviceFailed, match=r"\(3, 4\).*int16"):
        device.zeros((3, 4), np.int16).set(device.zeros(*wrong))


def test_memory_is_freed_with_the_last_who_uses_it(device: cuda.Device) -> None:
    made = device.zeros((5,), np.int64)
    place, capsule = made.address, made.__dlpack__()
    view = made.view(np.uint64)
    del made
    assert place in device.driver.memory
    del view
    assert place in device.driver.memory
    del capsule
    assert place not in device.driver.memory


def test_a_capsule_describes_the_array(device: cuda.Device) -> None:
    made = device.array(np.arange(6, dtype=np.float32).reshape(2, 3))
    capsule = made.__dlpack__()
    read = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
        ("PyCapsule_GetPointer", ctypes.pythonapi)
    )
    tensor = cuda._Tensor.from_address(read(capsule, b"dltensor"))
    assert (tensor.data, tensor.device_type, tensor.ndim) == (made.address, 2, 2)
    assert (tensor.code, tensor.bits, tensor.lanes, tensor.byte_offset) == (2, 32, 1, 0)
    assert (tensor.shape[:2], tensor.strides[:2]) == ([2, 3], [3, 1])
    assert made.__dlpack_device__() == (2, 0)


def test_a_kernel_gets_numbers_addresses_and_lengths(device: cuda.Device) -> None:
    made = device.zeros((2, 3), np.int8)
    cuda.Kernel(device, ctypes.c_void_p()).launch(130, cuda.Arguments(130, made, -5), 64)
    assert device.driver.launched == [(3, 64, [130, made.address, 2, 3, -5])]


def test_what_the_driver_refuses_is_said(device: cuda.Device) -> None:
    device.driver.cuMemAlloc_v2 = lambda *args: 2
    with pytest.raises(cuda.DeviceFailed, match="cuMemAlloc_v2: out of memory"):
        device.zeros((1,), np.int8)


def test_without_a_driver_there_is_no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", missing)
    cuda._driver.cache_clear()
    with pytest.raises(WharfingerError, match="no NVIDIA GPU"):
        cuda.Device()
