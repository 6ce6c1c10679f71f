import { resolve } from "node:path";
import { measureModel, type ModelNumbers } from "./catalogue/measure-model.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Config } from "./config/config.ts";
import { addProjectFacts } from "./discover/add-project-facts.ts";
import { placeSettings } from "./config/place-settings.ts";
import { makePathsAbsolute, readConfig, type ReadConfig } from "./config/read-config.ts";
import { makeSettings, type Settings } from "./config/settings.ts";
import { judgeRun } from "./verdict/judge-run.ts";
import { toExitCode } from "./verdict/exit-code.ts";
import type { UncomparedArea, UnknownArea } from "./compare/change.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Compared } from "./diff/compared.ts";
import type { ToldChanges } from "./diff/tell-changes.ts";
import { tellAll, type ToldChange } from "./diff/compared-json.ts";
import { readTerms, type CompareOptions } from "./diff/read-terms.ts";
import { generate as generateSite, type GenerateResult } from "./generate.ts";
import { InterruptedError } from "./diagnostics/interrupted-error.ts";
import { createRun, type Run, type StageName } from "./run.ts";

/*
 * What programs import: `import { readModel, check, diff, generate } from "aspectdoc"`. Each function reads what it is
 * told, gives values back, and prints nothing; none ends the process or changes how it is set up, so they can run in a
 * worker, and several at once. What is wrong with an input is a diagnostic. They reject for a bug of ours, and with the
 * reason of `signal` when that is aborted.
 *
 * All that is exported here is public: it only ever grows between major versions.
 */

export type { Catalogue } from "./catalogue/catalogue.ts";
export type { Config } from "./config/config.ts";
export type { Change, UncomparedArea, UnknownArea, Verdict } from "./compare/change.ts";
export type { Diagnostic, Severity } from "./diagnostics/diagnostic.ts";
export type { ModelNumbers } from "./catalogue/measure-model.ts";
export type {
  AddedSections,
  AliasDeclaration,
  Elsewhere,
  EntityDeclaration,
  EnumDeclaration,
  FieldDeclaration,
  FoundProblem,
  LinkTarget,
  Offer,
  PageFamily,
  PlainCode,
  PlainFact,
  PlainLink,
  PlainPage,
  PlainPart,
  PlainRow,
  PlainSection,
  Plugin,
  PluginDocument,
  PluginExport,
  PluginFile,
  PluginOptions,
  PluginProblem,
  PluginReader,
  RecordDeclaration,
  SchemaDeclaration,
  ThingAddress,
  TypeOf,
  Words,
} from "./plugins/plugin.ts";
export type { Span } from "./catalogue/span.ts";
export type { StageName } from "./run.ts";
export type { ToldChange } from "./diff/compared-json.ts";

/** Which model is read, and how. */
export interface ModelOptions {
  /** Folders to read the model from; without them, those of the config file, else `cwd`. */
  readonly inputs?: readonly string[] | undefined;
  /** Where paths count from, and where a config file is looked for; the current folder unless given. */
  readonly cwd?: string | undefined;
  /** The config file; without it, the one in `cwd`, if there is one; `false` for none. */
  readonly config?: string | false | undefined;
  /** Keys as the config file has them, which they go before. */
  readonly settings?: Partial<Config> | undefined;
  /** Ends the run before it is done. */
  readonly signal?: AbortSignal | undefined;
  /** Hears how far the run is: `total` is absent where nobody knows it yet. */
  readonly onProgress?: ((stage: StageName, done: number, total: number | undefined) => void) | undefined;
}

/** What is wrong with the input, and where. */
export interface LocatedDiagnostic extends Diagnostic {
  /** Where the file of `span` is on the disk; absent where it is no file there. */
  readonly location?: string | undefined;
}

/** A model that was read, and what was found while reading it. */
export interface ModelResult {
  /** The linked model; absent where there is none to read. */
  readonly catalogue: Catalogue | undefined;
  /** Sorted by file and place, at the levels that the configuration gives them. */
  readonly diagnostics: readonly LocatedDiagnostic[];
}

/** Reads a model and links it. */
export function readModel(options: ModelOptions = {}): Promise<ModelResult> {
  return open(options, async (context) => {
    const result = await take(context, "link");
    const { catalogue } = result;
    return { catalogue, diagnostics: await settle(context, result) };
  });
}

/** As the options of `diff`, but that breaking changes fail unless `failOn` says otherwise. */
export interface CheckOptions extends ModelOptions, CompareOptions {
  /** A folder, a printed catalogue or a revision that the model is compared with, e.g. `git:main`. */
  readonly against?: string | undefined;
}

/** What a check came to. */
export interface CheckResult extends ModelResult {
  /** Whether the command line would end with 0. */
  readonly passed: boolean;
  /** The model in numbers: what it has, and how much of it is described. */
  readonly numbers: ModelNumbers | undefined;
  /** What has changed; absent where `against` was not given. */
  readonly comparison?: Comparison | undefined;
}

/** Finds what is wrong with a model and its guides: all that `generate` would, without writing anything. */
export function check(options: CheckOptions = {}): Promise<CheckResult> {
  return open(options, async (context) => {
    const result = await take(context, "plan");
    const { catalogue } = result;
    const numbers = catalogue && measureModel(catalogue);
    const { compared, ...files } = (await compareIfAsked(options, result, context)) ?? {};
    const diagnostics = await settle(context, { ...result, ...files }, numbers);
    return {
      catalogue,
      diagnostics,
      numbers,
      passed: toExitCode(diagnostics, context.settings.strict) === 0,
      ...(compared && { comparison: toComparison(compared) }),
    };
  });
}

/** How two states are read, and what of their differences is to fail. */
export interface DiffOptions extends ModelOptions, CompareOptions {}

/** Two states of a model, compared. */
export interface Comparison {
  /** What the two states are called. */
  readonly before: string;
  readonly after: string;
  /** Those that fail first. */
  readonly changes: readonly ToldChange[];
  /** Areas of which one state has nothing at all. */
  readonly uncompared: readonly UncomparedArea[];
  /** Areas of which a state could not be read whole, so that what it seems to lack isn't told. */
  readonly unknown: readonly UnknownArea[];
}

/** What a comparison came to. */
export interface DiffResult {
  /** Absent where one of the states can't be read. */
  readonly comparison: Comparison | undefined;
  /** Whether the states could be compared and no change is one to fail on. */
  readonly passed: boolean;
  readonly diagnostics: readonly LocatedDiagnostic[];
}

/**
 * Says what differs between two states of a model, and whom that breaks. A state is a catalogue, or the name of a folder,
 * of a printed catalogue or of a revision; without `after`, it is the model as it is now.
 */
export function diff(
  before: string | Catalogue,
  after?: string | Catalogue,
  options: DiffOptions = {},
): Promise<DiffResult> {
  return open(options, async (context) => {
    const { settings, run, cwd } = context;
    const { openInputs } = await import("./diff/open-side.ts");
    const { openState } = await import("./diff/open-state.ts");
    const { compareSides } = await import("./diff/compare-sides.ts");
    const { readPast } = await import("./diff/read-past.ts");
    const side = { settings, run, cwd };
    const old = context.isRefused ? undefined : await openState("before", before, { ...side, isEarlier: true });
    const now = old && (await (after === undefined ? openInputs(side) : openState("after", after, side)));
    const terms = readTerms(placeAccepted(options, cwd), settings.compare);
    const past = await readPast(terms, settings, run.report);
    const compared = old && now && (await compareSides(old, now, { terms, report: run.report, past }));
    const diagnostics = await settle(context, { texts: new Map(), locations: now?.locations ?? new Map() });
    return {
      comparison: compared && toComparison(compared),
      passed: compared?.failing.length === 0 && toExitCode(diagnostics, settings.strict) === 0,
      diagnostics,
    };
  });
}

/** Which model is read, and where its site goes. */
export interface GenerateOptions extends ModelOptions {
  /** The folder that becomes the site; one that holds anything else is left alone, which is reported. */
  readonly out?: string | undefined;
}

/** A site that is in its folder now. */
export interface WrittenSite {
  /** The whole path of the folder. */
  readonly out: string;
  readonly pages: number;
  readonly editions: number;
  /** How many files were added, changed or removed; 0 where the site was up to date. */
  readonly changed: number;
}

/** What making a site came to. */
export interface GenerateSiteResult {
  /** Absent where no site was written. */
  readonly site: WrittenSite | undefined;
  /** Whether the command line would end with 0. */
  readonly passed: boolean;
  readonly diagnostics: readonly LocatedDiagnostic[];
}

/** Writes the site of a model. */
export function generate(options: GenerateOptions = {}): Promise<GenerateSiteResult> {
  const { out } = options;
  const settings = { ...options.settings, ...(out !== undefined && { out }) };
  return open({ ...options, settings }, async (context) => {
    const result = await take(context, "write");
    const diagnostics = await settle(context, result, result.site?.numbers);
    const { pages, editions, changed } = result.site ?? {};
    const isWritten = pages !== undefined && editions !== undefined && changed !== undefined;
    return {
      site: isWritten ? { out: context.settings.out, pages, editions, changed } : undefined,
      passed: toExitCode(diagnostics, context.settings.strict) === 0,
      diagnostics,
    };
  });
}

/**
 * What any of the functions may be told, so that a program can hand the same options to several. Who writes JavaScript has
 * no compiler that looks at what is given.
 */
const knownOptions: Readonly<Record<keyof CheckOptions | keyof GenerateOptions, true>> = {
  inputs: true,
  cwd: true,
  config: true,
  settings: true,
  signal: true,
  onProgress: true,
  against: true,
  failOn: true,
  compat: true,
  transitive: true,
  accepted: true,
  out: true,
};

interface Context {
  readonly settings: Settings;
  readonly run: Run;
  readonly cwd: string;
  readonly configFile?: string | undefined;
  /** The configuration is wrong, so that the model is not looked at. */
  readonly isRefused: boolean;
  /** Gives what is wrong with values of the configuration their places. */
  readonly place: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** Settles what a run is told, and does its work with it. */
async function open<Result>(options: ModelOptions, work: (context: Context) => Promise<Result>): Promise<Result> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const own = createRun({
    begin: (stage) => onProgress?.(stage, 0, undefined),
    advance: (stage, done, total) => onProgress?.(stage, done, total),
    end() {},
  });
  const interrupt = (): void => own.interrupt();
  signal?.addEventListener("abort", interrupt, { once: true });
  try {
    const { checkOptions } = await import("./config/check-options.ts");
    checkOptions(options, Object.keys(knownOptions), own.report);
    return await work(await settleContext(options, own));
  } catch (error) {
    throw error instanceof InterruptedError ? signal?.reason : error;
  } finally {
    signal?.removeEventListener("abort", interrupt);
  }
}

async function settleContext(options: ModelOptions, own: Run): Promise<Context> {
  const { inputs, config: file, settings: given = {} } = options;
  const cwd = resolve(options.cwd ?? ".");
  const { report } = own;
  const read: ReadConfig | undefined =
    file === false ? { config: {}, texts: new Map() } : await readConfig(file, cwd, report);
  const written = { ...given, ...(inputs !== undefined && { inputs }) };
  const { checkConfig } = await import("./config/check-config.ts");
  const checked = checkConfig(written, () => undefined, report) ?? {};
  const overrides = makePathsAbsolute(checked, cwd);
  const config = read?.config ?? {};
  const made = makeSettings(overrides, config, cwd);
  const settings = await addProjectFacts(
    { ...made, out: resolve(cwd, made.out), ...(made.cache !== undefined && { cache: resolve(cwd, made.cache) }) },
    { options: overrides, config },
  );
  const isRefused = read === undefined || report.diagnostics.length > 0;
  const place = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
    placeSettings(diagnostics, read, overrides);
  return { settings, run: own, cwd, configFile: read?.file, isRefused, place };
}

/** Takes the model as far as `until`; nowhere where the configuration is wrong, or the output isn't to be replaced. */
async function take(context: Context, until: "link" | "plan" | "write"): Promise<GenerateResult> {
  const { settings, run, isRefused } = context;
  const nothing: GenerateResult = { texts: new Map(), locations: new Map() };
  if (isRefused) return nothing;
  if (until === "write") {
    const { checkOutput } = await import("./write/check-output.ts");
    const problem = checkOutput(settings, context);
    if (problem !== undefined) {
      run.report.add(problem);
      return nothing;
    }
  }
  return generateSite(settings, run, until);
}

async function compareIfAsked(
  { against, ...options }: CheckOptions,
  result: GenerateResult,
  { settings, run, cwd }: Context,
): Promise<ToldChanges | undefined> {
  if (against === undefined) return undefined;
  const { tellChanges } = await import("./diff/tell-changes.ts");
  return tellChanges(result, { against, options: placeAccepted(options, cwd), settings, run, cwd });
}

function placeAccepted<Options extends CompareOptions>(options: Options, cwd: string): Options {
  return options.accepted === undefined ? options : { ...options, accepted: resolve(cwd, options.accepted) };
}

function toComparison(compared: Compared): Comparison {
  const { before, after, uncompared, unknown = [] } = compared;
  return { before, after, changes: tellAll(compared), uncompared, unknown };
}

/** What was reported, held to the configuration: its levels, its baseline, and how much has to be described. */
async function settle(
  { settings, run: { report }, place }: Context,
  { label, locations }: GenerateResult,
  numbers?: ModelNumbers,
): Promise<readonly LocatedDiagnostic[]> {
  const { diagnostics } = await judgeRun({ settings, report, numbers, label, updates: false });
  return place(diagnostics).map((diagnostic) => {
    const location = diagnostic.span && locations.get(diagnostic.span.file);
    return location === undefined ? diagnostic : { ...diagnostic, location: resolve(location) };
  });
}
