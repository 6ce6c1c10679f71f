import type { Config } from "../config/config.ts";
import type { Report } from "../diagnostics/report.ts";
import type { StageName } from "../run.ts";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { createSession, type SessionState } from "./create-session.ts";
import { createFollower } from "./create-follower.ts";
import type { QuietFolder } from "./find-quiet-folder.ts";
import { openBuiltSource, type SiteSource } from "./site-source.ts";
import { serveSession } from "./serve-session.ts";
import type { Reach } from "../serve/reach.ts";

/** What `aspectdoc dev` was told, and who is told what comes of it. */
export interface DevelopOptions {
  readonly cwd: string;
  readonly config?: string | undefined;
  /** Whether the bundled model is shown. */
  readonly isDemo?: boolean | undefined;
  readonly overrides: Partial<Config>;
  readonly port: number;
  /** This machine alone, if it isn't given. */
  readonly reach?: Reach | undefined;
  /** In milliseconds: how often to look for changes, where the system isn't to tell of them. */
  readonly poll?: number | undefined;
  /** Where the site's code is from, if not from what has been built. */
  readonly openSource?: (() => Promise<SiteSource>) | undefined;
  /** Hears of each stage as it begins. */
  readonly onStage?: ((stage: StageName) => void) | undefined;
  /** Hears of each state that is shown. */
  onRound(state: SessionState, facts: RoundFacts): void;
}

/** What is told of a round besides its state. */
interface RoundFacts {
  readonly origin: string;
  /** Where other machines reach the same. */
  readonly originsElsewhere: readonly string[];
  readonly milliseconds: number;
  /** Whether anything is shown, or was written that is read, that was not there in the last round that was told of. */
  readonly hasNews: boolean;
  /** Where the system hears too little of changes. */
  readonly quietFolder: QuietFolder | undefined;
}

/** A site that is shown and kept up to date until it is closed. */
export interface DevelopedSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** In milliseconds: a browser has asked for its page again by then. */
const restTime = 40;
/** In milliseconds: after so long without a word of what is wrong, rules look at a state to the end, though there is another one. */
const longestSilence = 1000;

/** Serves the site of a model and follows its changes; undefined when it can't be served, which has been reported. */
export async function developSite(options: DevelopOptions, report: Report): Promise<DevelopedSite | undefined> {
  const start = performance.now();
  const { openSource = openBuiltSource } = options;
  const source = await openSource();
  const server = await serveSession({ port: options.port, reach: options.reach, source }, report);
  if (server === undefined) {
    await source.server?.close();
    return undefined;
  }
  const { origin, originsElsewhere } = server;
  const follower = createFollower(options, onChange);
  const session = createSession({ ...options, source, onSettings: follower.follow });
  let waiting: Set<string> | undefined;
  let round: Promise<void> | undefined;
  let isClosed = false;
  let told = start;
  let hasNews = false;
  let milliseconds = 0;

  /** Rounds come one after the other; what changes during one is the matter of the next. */
  async function runRounds(first: ReadonlySet<string>): Promise<void> {
    await runRound(first);
    await runWaiting();
  }

  async function runWaiting(): Promise<void> {
    for (let changed = waiting; changed !== undefined; changed = waiting) {
      waiting = undefined;
      await runRound(changed);
    }
    round = undefined;
  }

  async function runRound(changed: ReadonlySet<string> | undefined, since = performance.now()): Promise<void> {
    const state = await session.update(changed);
    if (isClosed) return;
    server?.show(state);
    // What is told is how long it took to show what is new, which rules may only look at in a later round.
    if (state.hasNews || !hasNews) milliseconds = performance.now() - since;
    hasNews ||= state.hasNews;
    await rest();
    try {
      const checked = await session.check(giveWayInTime);
      if (isClosed) return;
      told = performance.now();
      server?.showProblems(checked);
      options.onRound(checked, { origin, originsElsewhere, milliseconds, hasNews, quietFolder: follower.quietFolder });
      hasNews = false;
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error;
    }
  }

  /** When there is a site and nothing to do, for a first edit that is shown as soon as any other. */
  async function rehearse(): Promise<void> {
    try {
      await session.rehearse(giveWay);
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error;
    }
    const changed = waiting;
    waiting = undefined;
    round = undefined;
    if (changed !== undefined) round = runRounds(changed);
  }

  /** Whoever looks at a page comes first. What is changed meanwhile makes what rules say of the state before worthless. */
  async function giveWay(): Promise<void> {
    await new Promise((settle) => setImmediate(settle));
    if (isClosed || waiting !== undefined) throw new InterruptedError("there is another state");
  }

  /** A file that is written all the time, such as a log beside the model, would keep rules from ever telling what they find. */
  async function giveWayInTime(): Promise<void> {
    if (isClosed || performance.now() - told < longestSilence) return giveWay();
    await new Promise((settle) => setImmediate(settle));
  }

  function onChange(paths: ReadonlySet<string>): void {
    if (isClosed) return;
    if (round === undefined) round = runRounds(paths);
    else waiting = new Set([...(waiting ?? []), ...paths]);
  }

  round = runRound(undefined, start);
  source.server?.follow(() => onChange(new Set()));
  await round;
  round = waiting === undefined ? rehearse() : runWaiting();
  return {
    origin,
    async close() {
      isClosed = true;
      waiting = undefined;
      follower.stop();
      await round;
      await Promise.all([server.close(), source.server?.close()]);
    },
  };
}

/** Lets those who look at a page have it, before what nobody waits for begins. */
function rest(): Promise<unknown> {
  return new Promise((settle) => setTimeout(settle, restTime));
}
