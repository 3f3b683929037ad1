/** The analysis board as the page holds it: a table whose decisions are tried instead of played. */
import { tick } from "svelte";
import { analysisPath, spotAddress, type Finding, type GraphNews, type Opened, type Point, type Spot, type Thought } from "../../lib/analysis";
import { closeThreads, failed, wanted } from "../../lib/engine/device";
import { shownName } from "../../lib/i18n/names";
import { Connection, type FromServer, type ConnectionState } from "../../lib/server/connection";
import { statistics } from "../../lib/server/api";
import { keysOf } from "../../lib/table/seat-keys";
import { connectionAddress, Session } from "../../lib/table/session.svelte";
import type { Choice, Refusal, Table } from "../../lib/types";
import type { Statistics, Verdict } from "../../lib/wire";
import { Analyst } from "./analyst";
import { Reporter } from "./reporter";
import { grow, prune, type Tree } from "./tree";

type Wish = { version: number; line: readonly number[]; trim?: boolean };
type Line = (onmessage: (message: FromServer, first: boolean) => void, onstate: (state: ConnectionState) => void) => Connection;

/** Milliseconds after which what is pointed at is meant. */
const POINTED = 70;
const MOST_PREVIEWS = 80;
/** Why a report cannot be begun right now; it is asked for again until it can. */
const BUSY = new Set(["refused-analysis-full", "refused-analysis-yours", "refused-too-often", "refused-busy"]);
/** Milliseconds until it is. */
const AGAIN = 4000;

export class Study extends Session {
  opened = $state.raw<Opened | null>(null);
  spot = $state.raw<Spot | null>(null);
  tree = $state.raw<Tree>(new Map());
  /** With whose eyes the board is seen; null: of the one to decide. */
  eyes = $state<number | null>(null);
  /** The search under way. */
  thought = $state.raw<Thought | null>(null);
  advised = $state.raw<ReadonlyMap<string, Finding>>(new Map());
  /** The position that this device thought about last. */
  computed = $state("");
  /** Whether the server computes because this device could not. */
  broken = $state(false);
  /** Why the last question had no answer. */
  unadvised = $state.raw<Refusal | null>(null);
  points = $state.raw<Point[]>([]);
  total = $state(0);
  drawing = $state(false);
  /** How many reports of other games come first. */
  ahead = $state(0);
  /** The bot goes on looking more deeply at what it has seen. */
  deepening = $state(false);
  /** Whether the board shows where a turn leads that is only pointed at. */
  previewing = $state(false);
  /** While somebody looks for better turns, what was played is a line like any other. */
  learning = $state(false);
  undrawn = $state.raw<Refusal | null>(null);
  /** The bot is busy with other reports: this one is asked for again. */
  queued = $state(false);
  /** How the points came about, of a game that is over. */
  statistics = $state.raw<Statistics | null>(null);

  private readonly analyst = new Analyst((type, payload) => this.connection.ask(type, payload));
  private readonly reporter = new Reporter((type, payload) => this.connection.ask(type, payload));
  private wish: Wish | null = null;
  private going = false;
  private asked = "";
  private stamps = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private pointed = "";
  private readonly previews = new Map<string, Spot>();

  constructor(
    id: string,
    private first: { version: number | null; line: readonly number[] },
    line?: Line,
  ) {
    super(id, line ?? ((onmessage, onstate) => new Connection({ url: connectionAddress(id, "analysis"), keys: () => keysOf(id), greeting: "analysis", onmessage, onstate })));
  }

  override open(): () => void {
    const close = super.open();
    return () => {
      clearTimeout(this.later);
      this.analyst.forget();
      closeThreads();
      close();
    };
  }

  /** The position that is shown, as a word. */
  get here(): string {
    return this.spot ? spotAddress(this.spot.version, this.spot.line) : "";
  }

  get names(): string[] {
    return (this.opened?.names ?? []).map(shownName);
  }

  get found(): Finding | null {
    return this.advised.get(this.here) ?? null;
  }

  /** Goes to a position. A slider asks faster than the server answers: only the last wish counts. */
  async go(version: number, line: readonly number[] = [], trim = false): Promise<void> {
    this.wish = { version, line, trim };
    this.refused = null;
    if (this.going) return;
    this.going = this.busy = true;
    try {
      while (this.wish) {
        const { version, line, trim }: Wish = this.wish;
        this.wish = null;
        const seen = await this.connection.ask("look", { version, line, trim, ...(this.eyes === null ? {} : { eyes: this.eyes }) });
        if (seen.type === "look" && !this.wish) this.show(seen as Spot);
      }
    } catch (error) {
      this.refused = error as Refusal;
    } finally {
      this.going = this.busy = false;
    }
    // A link that leads nowhere: the start of the game is better than an empty page.
    if (this.refused && !this.spot && (version || line.length)) {
      const why: Refusal = this.refused;
      await this.go(0);
      this.refused = why;
    }
  }

  /** Goes where a link leads. */
  async enter({ version, line }: { version: number | null; line: readonly number[] }): Promise<void> {
    const { status, length } = this.opened!;
    await this.go(version ?? (status === "running" ? length : 0), line);
  }

  override async move(choice: Choice): Promise<boolean> {
    if (!this.spot || this.busy) return false;
    const { version, line, played } = this.spot;
    // What was played in the game too leads on in the game.
    await (choice.code === played && !this.learning ? this.go(version + 1) : this.go(version, [...line, choice.code]));
    return this.refused === null;
  }

  override async undo(): Promise<boolean> {
    if (this.spot?.line.length) await this.go(this.spot.version, this.spot.line.slice(0, -1));
    return true;
  }

  override async look(version: number | null): Promise<void> {
    if (version !== null) await this.go(version);
  }

  /** Plays a turn the bot thought of, as far as what was hidden from it allows. */
  async follow(version: number, line: readonly number[]): Promise<void> {
    await this.go(version, line, true);
  }

  /** Shows on the board where a line leads, with what it does after so many decisions, until `unpreview`. */
  async preview(version: number, line: readonly number[], since: number): Promise<void> {
    const eyes = this.spot?.pov ?? null;
    const word = `${spotAddress(version, line)}:${since}:${eyes}`;
    this.pointed = word;
    await new Promise((later) => setTimeout(later, POINTED));
    if (this.pointed !== word) return;
    try {
      // What the turn moves is told by the position before it, which need not be the one that is shown.
      const start = line.slice(0, since);
      const before = spotAddress(version, start) === this.here ? this.spot : await this.glimpse(version, start, 0, eyes);
      const seen = await this.glimpse(version, line, since, eyes);
      if (!before || !seen || this.pointed !== word || this.going) return;
      this.looked = before;
      await tick();
      if (this.pointed !== word || this.going) return;
      this.looked = seen;
      this.previewing = true;
    } catch {
      // The line is cut, or the turn is not possible: there is nothing to show.
    }
  }

  /** A position that is only looked at. */
  private async glimpse(version: number, line: readonly number[], since: number, eyes: number | null): Promise<Spot | null> {
    const word = `${spotAddress(version, line)}:${since}:${eyes}`;
    const seen = this.previews.get(word) ?? (await this.connection.ask("look", { version, line, trim: true, since, ...(eyes === null ? {} : { eyes }) }));
    if (seen.type !== "look") return null;
    if (this.previews.size > MOST_PREVIEWS) this.previews.clear();
    this.previews.set(word, seen as Spot);
    return seen as Spot;
  }

  unpreview(): void {
    this.pointed = "";
    this.previewing = false;
    this.looked = this.spot;
  }

  /** What the turn on the board loses to the best one. */
  async judge(version: number, line: readonly number[]): Promise<Verdict> {
    const here = wanted() ? await this.reporter.judge(version, [...line]) : null;
    return here ?? ((await this.connection.ask("judge", { version, line })) as Verdict);
  }

  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    if (this.spot) await this.go(this.spot.version, this.spot.line);
  }

  async forget(version: number, line: readonly number[]): Promise<void> {
    this.tree = prune(this.tree, version, line);
    const here = this.spot;
    if (here?.version === version && line.every((code, at) => here.line[at] === code)) await this.go(version, line.slice(0, -1));
  }

  async think(seconds: number): Promise<void> {
    if (!this.spot) return;
    const { version, line } = this.spot;
    this.unadvised = null;
    const here = this.here;
    this.asked = ""; // until the server has let go of the last question, what it says belongs to that
    const thought = (this.thought = { type: "thought", of: 0, over: false, share: 0, slow: false });
    try {
      const done = wanted() && (await this.analyst.think(this.opened!.game, { version, line }, seconds, ({ found, over, share }) => {
        this.asked = this.computed = here;
        this.broken = false;
        this.hear({ ...thought, over, share, found });
      }));
      if (done || this.here !== here) return;
      this.computed = "";
      this.broken = failed();
      await this.connection.ask("think", { version, line, seconds });
      this.asked = here;
    } catch (error) {
      this.thought = null;
      this.unadvised = error as Refusal;
    }
  }

  async stop(): Promise<void> {
    this.analyst.stop();
    if (this.thought) await this.send("stop");
  }

  async draw(): Promise<void> {
    clearTimeout(this.later);
    this.undrawn = null;
    this.drawing = true;
    try {
      if (wanted() && (await this.drawHere())) return;
      await this.connection.ask("evaluate");
      this.queued = false;
    } catch (error) {
      this.drawing = false;
      this.queued = BUSY.has((error as Refusal).id);
      if (this.queued) this.later = setTimeout(() => void this.draw(), AGAIN);
      else this.undrawn = error as Refusal;
    }
  }

  /** The report, made on this device; false where the server has to. */
  private async drawHere(): Promise<boolean> {
    const { id, game, length } = this.opened!;
    const { total } = this;
    return this.reporter.make({ id, game, length, log: this.log }, this.points, ({ points, stage }) =>
      this.chart({ type: "graph", total, points, ahead: 0, working: stage === "drawing", deepening: stage === "deepening", complete: stage === "over" }),
    );
  }

  /** The position as a file has it. */
  async dump(): Promise<string> {
    const { version, line } = this.spot!;
    const told = await this.connection.ask("dump", { version, line });
    return told.type === "dump" ? JSON.stringify(told.position) : "";
  }

  protected override read(message: FromServer, first: boolean): void {
    if (message.type === "analysis") this.begin(message);
    else if (message.type === "thought") this.hear(message);
    else if (message.type === "graph") this.chart(message);
    else super.read(message, first);
  }

  private begin(opened: Opened): void {
    this.opened = opened;
    this.log = opened.log;
    this.thought = null;
    if (this.spot) void this.go(this.spot.version, this.spot.line);
    else void this.enter(this.first);
    if (!opened.graph) return;
    if (!this.statistics && opened.length) void statistics(this.id).then((told) => (this.statistics = told), () => undefined);
    this.chart(opened.graph);
    // What nobody has worked out yet, or not deeply: the bot does not do anything twice.
    if (opened.length && !opened.graph.complete && !this.drawing && !this.deepening) void this.draw();
  }

  private show(spot: Spot): void {
    this.pointed = "";
    this.previewing = false;
    if (this.thought && spotAddress(spot.version, spot.line) !== this.asked) void this.stop();
    this.spot = this.looked = spot;
    this.unadvised = null;
    this.tree = grow(this.tree, spot.version, spot.steps);
    this.table = this.page(this.opened!, spot);
    history.replaceState(null, "", `${analysisPath(this.id)}#${this.here}`);
    // The game went on meanwhile: its log has to be read again.
    if (spot.length !== this.opened!.length) this.sit();
  }

  private hear(thought: Thought): void {
    if (!this.asked) return;
    this.thought = thought.over ? null : thought;
    if (thought.found?.lines.length) this.advised = new Map(this.advised).set(this.asked, thought.found);
    if (thought.error) this.unadvised = thought.error;
  }

  private chart(news: GraphNews): void {
    const points = new Map(this.points.map((point) => [point.version, point]));
    for (const point of news.points) points.set(point.version, point);
    this.points = [...points.values()].sort((a, b) => a.version - b.version);
    this.total = news.total;
    this.drawing = news.working;
    this.ahead = news.ahead ?? 0;
    this.deepening = news.deepening ?? false;
    this.queued = this.queued && !news.working && !news.complete;
    this.undrawn = news.error ?? null;
  }

  /** The position in the form of a table message, every seat one's own. */
  private page(opened: Opened, spot: Spot): Table {
    const seats = opened.names.map((name, seat) => ({ seat, name, kind: "person" as const, yours: opened.you.includes(seat), online: true, resigned: false }));
    return {
      type: "table",
      speed: null,
      curtain: null,
      lesson: null,
      task: null,
      id: opened.id,
      game: opened.game,
      title: opened.title,
      status: spot.ask ? "running" : "finished",
      version: spot.length,
      stamp: ++this.stamps,
      options: opened.options,
      pace: { kind: "live" },
      analysis: true,
      chosen_seed: false,
      created: 0,
      seats,
      you: seats.map(({ seat }) => seat),
      pov: spot.pov,
      view: spot.view,
      ask: spot.ask,
      kept: 0,
      log: [],
      fresh: spot.fresh,
      since: spot.length,
      undo: { free: spot.line.length > 0, turn: false, asked_by: null, answers: {} },
      chat: [],
      thinking: null,
      notices: [],
      result: null,
    };
  }
}
