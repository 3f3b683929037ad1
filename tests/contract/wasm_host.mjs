// Plays given games in WebAssembly: node wasm_host.mjs FILE.wasm < games.json. Prints a checksum for each.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(`${file}.json`));
const { exports } = (await WebAssembly.instantiate(readFileSync(file), {})).instance;
const memory = exports.memory;

let end = exports.__heap_base.value;
/** Room for some bytes, all zero, at an address that any number may have. */
function room(bytes) {
  const at = (end + 15) & ~15;
  end = at + bytes;
  if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / 65536));
  return at;
}

/** An array given as its shape, its element and perhaps what is in it. */
function array(shape, size, content) {
  const made = { at: room(shape.reduce((a, b) => a * b, size)), shape, bytes: shape.reduce((a, b) => a * b, size) };
  if (content) new Uint8Array(memory.buffer, made.at, content.length).set(content);
  return made;
}

const passed = (arg) =>
  Array.isArray(arg) ? arg.flatMap(passed) : typeof arg === "object" ? [arg.at, ...arg.shape.map(BigInt)] : [BigInt(arg)];
const call = (stem, name, ...args) => Number(exports[`${stem}_${name}`](...args.flatMap(passed)));
const bytes = (made, count = made.bytes) => new Uint8Array(memory.buffer, made.at, count);

const batch = array([1], manifest.record);
for (const game of JSON.parse(readFileSync(0))) {
  const mark = createHash("sha256");
  const start = end;
  const out = array([game.actions], 8);
  const events = array([0, 8], 4);
  const words = array([4], 8, Buffer.from(game.words, "base64"));
  const options = array([game.options.length], 4, new Uint8Array(Int32Array.from(game.options).buffer));
  bytes(batch).fill(0);
  call("driver", "set_up_at", batch, 0, game.seats, options, words);
  let n = call("driver", "play_at", batch, 0, -1, 0, events, out);
  const look = () => mark.update(bytes(batch)).update(bytes(out, 8 * n));
  look();
  for (const code of game.codes) {
    n = call("driver", "play_at", batch, 0, code, 0, events, out);
    look();
  }
  const position = array([1], manifest.record, Buffer.from(game.searched, "base64"));
  const given = (parts) => parts.map(({ shape, size, content }) => array(shape, size, Buffer.from(content, "base64")));
  const [tree, known, second, guided, net, mind] = ["tree", "known", "second", "guided", "net", "mind"].map((name) => given(game[name]));
  const scratch = game.scratch.map(({ shape, size }) => array(shape, size));
  const dice = array([4], 8, Buffer.from(game.dice, "base64"));
  call("tree", "grow_at", position, 0, game.seat, game.simulations, tree, known, scratch, dice, events);
  call("guided", "grow_at", position, 0, game.seat, game.simulations, second, guided, net, mind, scratch, dice, events);
  for (const part of [...tree.slice(1), ...second.slice(1)]) mark.update(bytes(part));
  console.log(mark.digest("hex"));
  new Uint8Array(memory.buffer, start, end - start).fill(0);
  end = start;
}
