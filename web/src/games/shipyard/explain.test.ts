/** What the explanations of the wheel say of the place of a marker. */
import { expect, it } from "vitest";
import { explain } from "./explain";
import { components, hiringSteps, type GameView } from "./model";
import { sample, say } from "./testing";

const view = sample.positions[0]!.view as GameView;
const told = (thing: string, shown: GameView = view): string => explain(thing, shown, say, () => true, {})!.lines.join(" ");

it("says that the marker is here, and not that it is a whole circle away", () => {
  const ring = components.rings.crew;
  const away = ring[(ring.indexOf(view.wheel.crew) + 1) % ring.length]!;
  expect(told(`ring:crew:${view.wheel.crew}`)).toMatch(/^The marker is here; once around takes 4 steps: /);
  expect(told(`ring:crew:${away}`)).toMatch(/^1 step from the marker: /);
  expect(told(`hiring:${view.wheel.hiring}`)).toMatch(/^The marker is here; once around takes 8 steps: /);
  const post = view.wheel.employees[view.wheel.hiring]![0]!;
  expect(hiringSteps(view, view.wheel.hiring)).toBe(8);
  expect(told(`post:${post.id}`)).toContain("The marker is here; once around takes 8 steps: ");
});

it("names the pieces that engineers and recruiters add", () => {
  const players = view.players.map((player) => ({ ...player, employees: ["recruiter_captain", "recruiter_stoker"] }));
  const seat = 0;
  expect(told(`ring:crew:soldier`, { ...view, seat, players })).toContain("Your staff adds 1 captain, 1 stoker.");
});

it("says once what a contract pays", () => {
  expect(told("contract:emp_bright")).toMatch(/^2 VP for each blue, yellow or red employee/);
  expect(told("contract:emp_bright").match(/VP/g)).toHaveLength(1 + Number(told("contract:emp_bright").includes("Worth")));
  expect(told("contract:rings")).toContain("Points for 0, 1, 2 … of them: 0 · 1 · 2 · 4");
  const shipped = components.contracts.emp_bright!;
  components.contracts.emp_bright = { ...shipped, pays: [{ each: 3 }] };
  expect(told("contract:emp_bright")).toContain("3 VP each.");
  components.contracts.emp_bright = shipped;
});
