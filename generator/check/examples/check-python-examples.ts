import type { SdkModel, SdkParameter } from "../../catalogue/sdk.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findMeant, suggestNames } from "../../diagnostics/suggest.ts";
import { forgetful } from "../../engine/engine.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import type { PythonUsedCall, PythonUses, ReadPythonUses } from "../../parse/python/python-uses-document.ts";
import type { ExampleCheck } from "./example-check.ts";
import { indexLibrary, type Callable, type Library } from "./index-library.ts";
import { placeInExample } from "./place-in-example.ts";

/** What code is held against. */
interface LibraryOfModel {
  readonly sdk: SdkModel;
  /** Whether the model, of which the library has classes, has parts elsewhere. */
  readonly isPartial: boolean;
}

/** Code in guides that uses what the client library doesn't have. Nothing is read where no library is described. */
export async function checkPythonExamples(
  examples: readonly ProseExample[],
  { sdk, isPartial }: LibraryOfModel,
  { loadPython, report, engine = forgetful }: ExampleCheck,
): Promise<void> {
  if (examples.length === 0 || (sdk.pages.length === 0 && sdk.models === undefined)) return;
  const library = indexLibrary(sdk, isPartial);
  const pieces = examples.map(({ text, file }) => ({ text, file }));
  const read = await engine
    .ask({ query: "read python examples", lasts: "whole" }, { pieces }, ({ pieces }) => readPieces(pieces, loadPython))
    .get(report);
  for (const [index, example] of examples.entries()) {
    const uses = read[index];
    if (uses === undefined) continue;
    if (uses.error === undefined) checkUses(uses, { example, library, report });
    else report.add(proseCodes.invalidPython(), placeInExample(example, uses.error));
  }
}

/** What each piece uses; undefined for what is typed at a prompt, which stands between answers. */
async function readPieces(
  pieces: readonly Pick<ProseExample, "text" | "file">[],
  loadPython: () => Promise<ReadPythonUses>,
): Promise<readonly (PythonUses | undefined)[]> {
  const read = await loadPython();
  return pieces.map(({ text, file }) => (/^[^\S\n]*>>>/m.test(text) ? undefined : read(text, file)));
}

interface Checking {
  readonly example: ProseExample;
  readonly library: Library;
  readonly report: Report;
}

function checkUses({ imports, calls, bindings }: PythonUses, { example, library, report }: Checking): void {
  const known = new Map<string, Callable>();
  for (const { module, name, alias, span } of imports) {
    const names = library.modules.get(module);
    if (names === undefined || library.modules.has(`${module}.${name}`)) continue;
    const callable = names.callables.get(name);
    if (callable !== undefined && bindings.get(alias) === 1) known.set(alias, callable);
    if (names.all.has(name)) continue;
    // Pages may leave out a name, so that only one that is like another is sure to be wrong.
    const meant = findMeant(name, names.all);
    if (meant === undefined && !(names.hasAllClasses && name.endsWith("Class"))) continue;
    const suggestions = meant === undefined ? suggestNames(name, names.all) : [meant];
    report.add(proseCodes.unknownName({ name, module, suggestions }), placeInExample(example, span));
  }
  const objects = new Map<string, Callable>();
  for (const call of calls) {
    const made = known.get(call.callee);
    if (made?.methods === undefined || call.assigned === undefined || bindings.get(call.assigned) !== 1) continue;
    objects.set(call.assigned, made);
  }
  for (const call of calls) {
    const callable = known.get(call.callee) ?? findMethod(call, objects);
    if (callable !== undefined) checkCall(call, callable, { example, library, report });
  }
}

/** The method that is called of a thing, or of the class itself. */
function findMethod({ callee }: PythonUsedCall, objects: ReadonlyMap<string, Callable>): Callable | undefined {
  const [object = "", method, ...rest] = callee.split(".");
  return method === undefined || rest.length > 0 ? undefined : objects.get(object)?.methods?.get(method);
}

function checkCall(call: PythonUsedCall, { parameters }: Callable, { example, report }: Checking): void {
  const { callee, keywords, positional, isOpen, span } = call;
  if (parameters === undefined) return;
  const names = parameters.map(({ name }) => name.replace(/^\*+/, ""));
  if (!parameters.some(({ name }) => name.startsWith("**"))) {
    for (const { name, span: place } of keywords) {
      if (names.includes(name)) continue;
      const suggestions = suggestNames(name, names);
      report.add(proseCodes.unknownParameter({ name, callee, suggestions }), placeInExample(example, place));
    }
  }
  if (isOpen) return;
  const given = new Set(keywords.map(({ name }) => name));
  const missing = parameters.find((one, index) => isMissing(one, index, { given, positional }));
  if (missing !== undefined) {
    report.add(proseCodes.missingArgument({ name: missing.name, callee }), placeInExample(example, span));
  }
}

function isMissing(
  { name, required, keywordOnly }: Pick<SdkParameter, "name" | "required" | "keywordOnly">,
  index: number,
  { given, positional }: { readonly given: ReadonlySet<string>; readonly positional: number },
): boolean {
  return required && !name.startsWith("*") && !given.has(name) && (keywordOnly || index >= positional);
}
