/** The lines that were tried, by the point of the game they leave from. Trees are never changed: a new one is made. */
import type { Step } from "../../lib/analysis";

export type Node = Step & { next: Node[] };
export type Tree = ReadonlyMap<number, Node[]>;

function along(nodes: readonly Node[], steps: readonly Step[]): Node[] {
  const [first, ...rest] = steps;
  if (!first) return [...nodes];
  const there = nodes.find((node) => node.code === first.code);
  if (there) return nodes.map((node) => (node === there ? { ...node, next: along(node.next, rest) } : node));
  return [...nodes, { ...first, next: along([], rest) }];
}

function without(nodes: readonly Node[], line: readonly number[]): Node[] {
  const [first, ...rest] = line;
  if (!rest.length) return nodes.filter((node) => node.code !== first);
  return nodes.map((node) => (node.code === first ? { ...node, next: without(node.next, rest) } : node));
}

/** With a line, which may begin like others. */
export const grow = (tree: Tree, version: number, steps: readonly Step[]): Tree =>
  steps.length ? new Map(tree).set(version, along(tree.get(version) ?? [], steps)) : tree;

/** Without what begins with a line. */
export function prune(tree: Tree, version: number, line: readonly number[]): Tree {
  const left = without(tree.get(version) ?? [], line);
  const made = new Map(tree).set(version, left);
  if (!left.length) made.delete(version);
  return made;
}

/** Decisions up to the next fork, and what the fork leads to. */
export function stretch(node: Node): { nodes: Node[]; forks: Node[] } {
  const nodes = [node];
  let last = node;
  while (last.next.length === 1) nodes.push((last = last.next[0]!));
  return { nodes, forks: last.next };
}

/** The parts of a run that are turns: from which decision to which. */
export function byTurn(run: readonly Step[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  run.forEach((step, at) => {
    const before = run[at - 1];
    if (before && before.seat === step.seat && before.turn === step.turn) parts.at(-1)!.to = at + 1;
    else parts.push({ from: at, to: at + 1 });
  });
  return parts;
}
