import type { IngestionOption } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type {
  LocatedText,
  OptionSetDocument,
  WrittenOption,
  WrittenOptions,
} from "../../parse/ingestion/ingestion-document.ts";

/** Options as written with those of the sets that they name. */
export type IncludeOptions = (written: WrittenOptions) => readonly IngestionOption[];

/** More than twice what the largest plugin has; sets below options of sets can multiply without bound. */
const maxOptions = 5000;

/** Sets that include sets; nobody needs more than three. */
const maxDepth = 50;

/**
 * Resolves what manifests and sets include. An option of their own goes before an included one of the
 * same path, whose description it keeps unless it has another.
 */
export function createOptionIncluder(documents: readonly OptionSetDocument[], report: Report): IncludeOptions {
  const sets = collectSets(documents, report);
  const resolved = new Map<string, readonly IngestionOption[]>();

  function resolve({ text: name, span }: LocatedText, open: readonly string[]): readonly IngestionOption[] {
    const known = resolved.get(name);
    if (known !== undefined) return known;
    const set = sets.get(name);
    if (set === undefined) {
      const suggestions = suggestNames(name, [...sets.keys()]);
      report.add(ingestionCodes.unknownOptionSet({ set: name, suggestions }), span);
      return [];
    }
    if (open.includes(name)) {
      report.add(ingestionCodes.circularOptionSet({ names: [...open.slice(open.indexOf(name)), name] }), span);
      return [];
    }
    if (open.length >= maxDepth) {
      report.add(ingestionCodes.optionSetDepth({ set: name, limit: maxDepth }), span);
      return [];
    }
    const options = expand(set, [...open, name]);
    resolved.set(name, options);
    return options;
  }

  function expand({ includes, options }: WrittenOptions, open: readonly string[]): readonly IngestionOption[] {
    const included = new Map<string, IngestionOption>();
    let isCut = false;
    const add = (found: readonly IngestionOption[], span: Span): void => {
      for (const option of found) {
        if (isCut || included.has(option.path)) continue;
        if (included.size + options.length >= maxOptions) {
          report.add(ingestionCodes.tooManyOptions({ limit: maxOptions }), span);
          isCut = true;
        } else included.set(option.path, option);
      }
    };
    for (const reference of includes) add(resolve(reference, open), reference.span);
    for (const { path, parts } of options) {
      if (parts === undefined) continue;
      const found = resolve(parts, open);
      const names = new Set(found.map((option) => option.path));
      add(
        found.map((option) => placeBelow(option, path, names)),
        parts.span,
      );
    }
    const own = options.map((option): IngestionOption => {
      return { ...withoutParts(option), description: option.description ?? included.get(option.path)?.description };
    });
    for (const { path } of own) included.delete(path);
    return [...included.values(), ...own];
  }

  return (written) => expand(written, []);
}

function withoutParts(written: WrittenOption): IngestionOption {
  const { parts, ...option } = written;
  return parts === undefined ? written : option;
}

/** An option of a set as a part of another option; what every recipe sets is required there only with that one. */
function placeBelow(option: IngestionOption, parent: string, names: ReadonlySet<string>): IngestionOption {
  const { path, presence, requiredIf, renamedTo } = option;
  const place = (name: string | undefined): string | undefined =>
    name !== undefined && names.has(name) ? `${parent}.${name}` : name;
  return {
    ...option,
    path: `${parent}.${path}`,
    presence: presence === "required" ? "conditional" : presence,
    requiredIf: presence === "required" ? parent : place(requiredIf),
    renamedTo: place(renamedTo),
  };
}

function collectSets(documents: readonly OptionSetDocument[], report: Report): ReadonlyMap<string, OptionSetDocument> {
  const sets = new Map<string, OptionSetDocument>();
  for (const document of documents) {
    const { text: name, span } = document.name;
    const first = sets.get(name);
    if (first === undefined) sets.set(name, document);
    else {
      const related = [{ message: "first declared here", span: first.name.span }];
      report.add(ingestionCodes.duplicateOptionSet({ set: name }), span, related);
    }
  }
  return sets;
}
