#!/usr/bin/env node
// A bot for Wharfinger in plain JavaScript: it picks the legal answer with the biggest gain in its hint.
//
//     wharfinger protocol --check "node examples/simple_bot.mjs"
import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** Points, goods and money named in a hint: "+3" and "worth 5" are good, "pay 2" and "-1" are bad. */
function liking({ text, hint }) {
  let sum = /^(donate|score|build|construct|launch|cruise|ship|enter|take)/.test(text) ? 100 : 0;
  if (/^(loan|stop|none|no_|pass|done|skip|scrap|do_not)/.test(text)) sum -= 100;
  if (/^sell [a-z0-9_]+$/.test(text)) sum -= 200;
  for (const [, sign, number] of hint.matchAll(/(\+|worth |pay |-)(\d+)/g))
    sum += sign === "+" || sign === "worth " ? Number(number) : -2 * Number(number);
  return sum;
}

function choose(legal, id) {
  const best = Math.max(...legal.map(liking));
  const equals = legal.filter((answer) => liking(answer) === best);
  return equals[((id * 7919) % 1009) % equals.length]; // varies, but is the same in every run
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "hello", protocol: 1, name: "Simple JavaScript" });
  else if (message.type === "decide") send({ id: message.id, code: choose(message.legal, message.id).code });
  else if (message.type === "quit") break;
}
process.exit(0);
