/** The threads that search a game on this device. An analysis takes them all; the small searches of a report wait for it. */
import { engine } from "../server/api";
import type { Found, Known, Knowledge, Search, Worth } from "../wire";
import type { Branch } from "./judging";
import { unpack } from "./machine";
import { finding, merged } from "./outline";
import type { Effort, Review } from "./review";
import { seedOf } from "./tree";
import type { Answer, Grown, Moment, Question } from "./worker";

/** A thread: what it is asked, and what it answers. */
export type Thread = { postMessage: (question: Question) => void; terminate: () => void; onmessage: ((event: MessageEvent<Answer>) => void) | null; onerror: ((event: ErrorEvent) => void) | null };

/** Turns that an analysis tells of. */
const LINES = 5;

export class Pool {
  private readonly threads: Thread[];
  private readonly free: Thread[];
  private readonly waiting: ((thread: Thread) => void)[] = [];
  private readonly urgent: ((thread: Thread) => void)[] = [];
  private growing: Thread[] = [];
  private failed: ((error: Error) => void)[] = [];
  closed = false;

  private constructor(threads: Thread[]) {
    this.threads = threads;
    this.free = [...threads];
  }

  /** Null where a game has no search for devices. */
  static async open(game: string, cores: number, make: () => Thread = newThread): Promise<Pool | null> {
    const about = (await engine(game)).engine;
    if (!about) return null;
    const [module, weights] = await Promise.all([WebAssembly.compileStreaming(fetch(about.file)), about.network && loaded(about.network.file)]);
    const threads = Array.from({ length: cores }, make);
    try {
      await Promise.all(threads.map((thread) => asked(thread, { kind: "load", module, about, weights })));
    } catch (error) {
      for (const thread of threads) thread.terminate();
      throw error;
    }
    return new Pool(threads);
  }

  get size(): number {
    return this.threads.length;
  }

  /** Whether a thread has nothing to do. */
  get idle(): boolean {
    return this.free.length > 0;
  }

  close(): void {
    this.closed = true;
    for (const thread of this.threads) thread.terminate();
    for (const fail of this.failed) fail(new Error("closed"));
    this.failed = [];
  }

  /** The best turns, improving until the time is over or `stop` is called: one tree in each thread, summed. */
  async analyse(known: Known, seconds: number, told: (found: Found, over: boolean) => void): Promise<void> {
    const state = unpack(known.state);
    const grown = new Map<number, Grown>();
    const over = new Set<number>();
    let [taken, heard] = [0, 0];
    const hear = (last: boolean) => {
      const all = [...grown.values()];
      const simulations = all.reduce((sum, one) => sum + one.simulations, 0);
      const spent = Math.max(...all.map((one) => one.seconds));
      told(finding(merged(all.map((one) => one.outline)), known.seat, simulations, spent, LINES), last);
    };
    const run = async (number: number): Promise<void> => {
      const thread = await this.take(this.urgent);
      taken++;
      this.growing.push(thread);
      try {
        await this.ask(thread, { kind: "grow", known, seed: seedOf(state, number), seconds, simulations: Infinity }, (answer) => {
          if (answer.kind !== "grown") return;
          grown.set(number, answer.grown);
          if (answer.over) over.add(number);
          // Once for all of them, not once for each.
          else if (++heard % taken === 0) hear(false);
        });
      } finally {
        this.growing = this.growing.filter((one) => one !== thread);
        this.give(thread);
      }
    };
    await Promise.all(this.threads.map((_, number) => run(number)));
    hear(true);
  }

  /** Ends the analysis under way; what it has found is told. */
  stop(): void {
    for (const thread of this.growing) thread.postMessage({ kind: "stop" });
  }

  async review(moment: { state: Uint8Array; knowledge: Knowledge }, played: number[], effort: Effort, best: number[] | null = null): Promise<Review> {
    return (await this.small({ kind: "review", ...moment, played, best, effort })) as Review;
  }

  async walk(state: string, moves: number[], at: number[]): Promise<Moment[]> {
    return (await this.small({ kind: "walk", state, moves, at })) as Moment[];
  }

  /** What a position is worth to a seat. */
  async worth(search: Search, knowledge: Knowledge): Promise<Worth> {
    return (await this.small({ kind: "worth", search, knowledge })) as Worth;
  }

  /** The moves of the best turns. */
  async best(search: Search, knowledge: Knowledge, count: number): Promise<number[][]> {
    return (await this.small({ kind: "best", search, knowledge, count })) as number[][];
  }

  /** The answers that a search has tried. */
  async branches(search: Search, knowledge: Knowledge): Promise<Branch[]> {
    return (await this.small({ kind: "branches", search, knowledge })) as Branch[];
  }

  /** What was played beside the best turn. */
  async compared(search: Search, knowledge: Knowledge, moves: number[]): Promise<Review> {
    return (await this.small({ kind: "compared", search, knowledge, moves })) as Review;
  }

  private async small(question: Question): Promise<unknown> {
    const thread = await this.take(this.waiting);
    try {
      const answer = await this.ask(thread, question);
      return answer.kind === "done" ? answer.value : null;
    } finally {
      this.give(thread);
    }
  }

  private take(queue: ((thread: Thread) => void)[]): Promise<Thread> {
    const free = this.free.pop();
    return free ? Promise.resolve(free) : new Promise((go) => queue.push(go));
  }

  private give(thread: Thread): void {
    const next = this.urgent.shift() ?? this.waiting.shift();
    if (next) next(thread);
    else this.free.push(thread);
  }

  private ask(thread: Thread, question: Question, heard?: (answer: Answer) => void): Promise<Answer> {
    return new Promise((done, fail) => {
      this.failed.push(fail);
      const settle = () => (this.failed = this.failed.filter((one) => one !== fail));
      asked(thread, question, heard).then(done, fail).finally(settle);
    });
  }
}

async function loaded(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}

function newThread(): Thread {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as Thread;
}

/** Asks a thread, hears what it says meanwhile, and resolves with the last of it. */
function asked(thread: Thread, question: Question, heard?: (answer: Answer) => void): Promise<Answer> {
  return new Promise((done, fail) => {
    thread.onerror = (event) => fail(new Error(event.message));
    thread.onmessage = ({ data }) => {
      heard?.(data);
      if (data.kind === "failed") fail(new Error(data.why));
      else if (data.kind === "done" || data.over) done(data);
    };
    thread.postMessage(question);
  });
}
