/** Churches, tokens, sites and officials, explained. */
import type { Explainer } from "../../lib/board/explain";
import { dashed, type Args } from "../../lib/i18n/catalogue";
import { reach } from "./board/reach";
import * as m from "./model";
import * as w from "./words";

type Explain = Explainer<m.GameView>;

const church: Explain = ([name], view, say) => {
  const which = name as m.Church;
  const shown = view.churches[which];
  const done = shown.donors.length;
  const seat = view.actor ?? m.eyes(view);
  const lines = [say("tell-parts", { parts: done })];
  if (shown.donors.length)
    lines.push(say("tell-donors", { names: shown.donors.map((donor) => view.names[donor]!) }));
  if (!shown.completed) {
    const cost = m.PART_COST[done]!;
    const money = done === 4 ? 10 * m.citizens(view, seat) : cost.money;
    lines.push(
      say("tell-next-part", {
        part: done + 1,
        cost: w.amounts({ ...cost, money }),
        name: view.names[seat]!,
      }),
    );
    if (done === 4) lines.push(say("tell-last-part", { bonus: m.BONUS[m.completed(view)]! }));
    lines.push(say("tell-tokens-left", { tokens: shown.tokens.map((kind) => w.kind(which, kind)) }));
  } else lines.push(say("tell-completed"));
  return {
    title: w.titled(w.church(which), say),
    lines,
    rule: shown.completed ? "HB-10.1, HB-12.5" : "HB-9.3, HB-9.4",
  };
};

const RULE_OF: Record<m.Kind, string> = {
  points: "HB-11.3",
  tokens: "HB-11.4",
  ships: "HB-11.5",
  building: "HB-11.6",
  citizens: "HB-11.7",
};

const token: Explain = ([name], view, say, options) => {
  const [which, kind] = m.split(name!);
  const values = m.TOKEN[which];
  const counted: Args = kind === "building" ? { value: values.building, type: w.type(values.type) } : { value: values.citizens };
  const message = kind === "citizens" && values.everywhere ? "tell-token-citizens-everywhere" : `tell-token-${kind}`;
  const lines = [say(message, { ...counted, church: w.church(which) })];
  const owner = view.players.findIndex((player) => player.tokens.some((one) => one.id === name));
  if (owner >= 0) {
    const held = view.players[owner]!.tokens.find((one) => one.id === name)!;
    lines.push(
      say(held.scored ? "tell-token-scored" : "tell-token-unscored", { ...m.who(view, owner), value: held.value }),
    );
  } else {
    const seat = m.eyes(view);
    lines.push(say("tell-token-free", { ...m.who(view, seat), value: m.worth(view, seat, which, kind, options) }));
  }
  const title = w.tokenName(which, kind, say);
  if (!m.RECONSTRUCTED.has(name!)) return { title, lines, rule: RULE_OF[kind] };
  const told = [...lines, say("tell-token-reconstructed")];
  return { title: `${title} ${say("mark-reconstructed")}`, lines: told, rule: `${RULE_OF[kind]}, HB-2.11` };
};

const take: Explain = ([name], view, say, options, has) =>
  name!.includes("_")
    ? token([name!], view, say, options, has)
    : { title: w.tokenName(null, name as m.Kind, say), lines: [say(`tell-kind-${name}`)], rule: RULE_OF[name as m.Kind] };

const site: Explain = ([name], view, say) => {
  const shown = view.sites[name!]!;
  const seat = m.eyes(view);
  const lines = [say(`tell-type-${dashed(shown.type)}`, { money: m.MERCHANT_MONEY })];
  const maker = m.GOODS.find((one) => m.MAKER[one] === shown.type);
  if (shown.owner !== null) lines.unshift(say("tell-site-owner", { name: view.names[shown.owner]! }));
  else {
    if (maker)
      lines.push(
        say("tell-site-maker", { good: w.item(maker), price: view.prices[maker], after: view.prices[maker] - 10 }),
      );
    const top = view.officials.visible[0];
    if (shown.type === "official" && top && view.officials.mode !== "advanced_choice")
      lines.push(say("tell-site-official", { official: w.official(top), effect: w.effect(top) }));
    const joined = reach(view, seat, name!);
    const told = say(`tell-reach-${joined.why}`, {
      ...m.who(view, seat),
      through: joined.through ? w.place(joined.through) : "",
    });
    if (joined.ok) lines.push(told);
    else lines.unshift(told); // why it is not possible comes first
  }
  if (shown.official)
    lines.push(
      say("tell-official-here", { official: w.official(shown.official), effect: w.effect(shown.official) }),
    );
  return {
    title: say("title-site", { site: name!, type: w.type(shown.type), church: say(`short-church-${shown.parish}`) }),
    lines,
    rule: maker
      ? "HB-12.4, HB-13.1"
      : shown.type === "merchant"
        ? "HB-12.4, HB-13.2"
        : shown.type === "captain"
          ? "HB-12.4, HB-13.3"
          : "HB-12.4, HB-12.9",
  };
};

const tile: Explain = ([name], view, say) => {
  const which = m.OFFICIAL[m.office(name!)]!;
  const seat = m.eyes(view);
  const now = which.money * m.countFor(view, seat, which.per);
  const lines = [say("tell-official", { effect: w.effect(name!) })];
  if (which.money) lines.push(say("tell-official-now", { ...m.who(view, seat), money: now }));
  return { title: w.titled(w.official(name!), say), lines, rule: view.officials.mode === "numbered" ? "HB-14" : "HB-15" };
};

const officials: Explain = (_, view, say) => {
  const { mode, visible, hidden } = view.officials;
  const lines = [
    say(`tell-officials-${dashed(mode)}`),
    say("tell-officials-left", { count: visible.length + hidden.length }),
  ];
  if (hidden.length)
    lines.push(say("tell-officials-hidden", { names: hidden.map(w.official) }));
  return { title: say("title-officials"), lines, rule: mode === "numbered" ? "HB-14.1" : "HB-15.1" };
};

const bonus: Explain = (_, view, say) => {
  const done = m.completed(view);
  const lines = [
    say("tell-bonus"),
    done < 6 ? say("tell-bonus-next", { done, bonus: m.BONUS[done]! }) : say("tell-bonus-done"),
  ];
  return { title: say("title-bonus"), lines, rule: "HB-10.1, HB-16.1" };
};

export const city: Record<string, Explain> = { church, token, take, site, official: tile, officials, bonus };
