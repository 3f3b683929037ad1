// Searches given positions with the code of the web client: node client_host.mjs BUNDLE FILE.wasm < questions.json.
// Prints for each a checksum of the tree, then what was found, as JSON; for a hint what its searches find.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [bundle, file] = process.argv.slice(2);
const { Machine, Tree, best, compared, finding, review, unpack, worth } = await import(bundle);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { about, asked } = JSON.parse(readFileSync(0));
const machine = new Machine(instance, about);
for (const { known, seed, simulations, played, hint } of asked) {
  const start = machine.mark();
  if (hint) {
    const lines = best(machine, hint, known, 8);
    console.log(JSON.stringify({ worth: worth(machine, hint, known), lines, review: compared(machine, hint, known, lines[0]) }));
    machine.release(start);
    continue;
  }
  const state = unpack(known.state);
  const tree = new Tree(machine, state, known, seed);
  tree.grow(simulations);
  const used = Number(machine.longs(tree.arrays.head)[0]);
  const mark = createHash("sha256");
  for (const name of ["nodes", "worth", "tally"]) {
    const cells = tree.arrays[name];
    mark.update(machine.bytes(cells).subarray(0, (used * cells.bytes) / cells.shape[0]));
  }
  const found = finding(tree.outline(), known.seat, simulations, 1, 5);
  const judged = review(machine, state, known, played, { simulations, seconds: 1e6 }, seed);
  console.log(JSON.stringify({ tree: mark.digest("hex"), lines: found.lines, sure: found.sure, review: judged }));
  machine.release(start);
}
