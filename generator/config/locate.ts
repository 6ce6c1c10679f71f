import { isAlias, isMap, isNode, isScalar, visit, type Document, type Node } from "yaml";
import type { Span } from "../catalogue/span.ts";
import { configCodes } from "../diagnostics/codes/config.ts";
import type { Report } from "../diagnostics/report.ts";
import { parseYamlDocument } from "../places/parse-yaml-document.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { createYamlSpans } from "../places/yaml-spans.ts";

/** Finds the place of a key (`part: "key"`) or of its value in the config file. */
export type Locate = (path: readonly PropertyKey[], part: "key" | "value") => Span | undefined;

/** Values of a module may come from anywhere; the name of their key stands for them where that is written once, else its first line. */
export function locateInModule(file: string, text = ""): Locate {
  return ([key]) => {
    const at = key === undefined ? undefined : findKey(text, String(key));
    return at === undefined ? startOfFile(file) : createYamlSpans(file, text)(at, at + String(key).length);
  };
}

/** Where a module writes a text between quotes: the first place behind the name of its key, if there is one. */
export function locateTextInModule(file: string, text: string, { key, wanted }: TextInModule): Span | undefined {
  const from = findKey(text, key);
  if (from === undefined) return undefined;
  const places = ['"', "'", "`"]
    .map((quote) => text.indexOf(`${quote}${wanted}${quote}`, from))
    .filter((at) => at >= 0);
  if (places.length === 0) return undefined;
  const first = Math.min(...places);
  return createYamlSpans(file, text)(first, first + wanted.length + 2);
}

interface TextInModule {
  readonly key: string;
  readonly wanted: string;
}

/** Where the name of a key is written, if that is so once. */
function findKey(text: string, key: string): number | undefined {
  const places = [...text.matchAll(/[A-Za-z]+(?=["']?\s*:)/g)].filter(([name]) => name === key);
  return places.length === 1 ? places[0]?.index : undefined;
}

const unknownTag = "TAG_RESOLVE_FAILED";

/** The value of a YAML or JSON text (JSON is YAML) and the places in it; undefined when it is not well-formed. */
export function locateInYaml(
  text: string,
  file: string,
  report: Report,
): { readonly value: unknown; readonly locate: Locate } | undefined {
  const document = parseYamlDocument(text, { merge: true });
  const toSpan = createYamlSpans(file, text);
  // The first error causes most of the others.
  const [error] = [...document.errors, ...document.warnings.filter(({ code }) => code === unknownTag)];
  if (error) {
    const isTag = error.code === unknownTag;
    const remedy = isTag
      ? "write the value itself, in quotes if it is to begin with `!`; a config module can ask the environment"
      : undefined;
    const problem = isTag ? "its tag means nothing here" : toPhrase(error.message);
    report.add(configCodes.syntax({ problem, remedy }), toSpan(error.pos[0], error.pos[1]));
    return undefined;
  }
  const locate: Locate = (path, part) => {
    const node = findNode(document, path, part);
    if (node?.range) return toSpan(node.range[0], node.range[1]);
    // What is missing, or was merged from elsewhere, is missed where it would stand.
    return path.length === 0 ? undefined : locate(path.slice(0, -1), "value");
  };
  try {
    return { value: document.contents === null ? {} : document.toJS({ maxAliasCount: 100 }), locate };
  } catch (failure) {
    const problem = describeUnmade(failure);
    if (problem === undefined) throw failure;
    const lost = findLostAlias(document);
    if (lost === undefined) report.add(configCodes.syntax({ problem }), locate([], "value"));
    else
      report.add(
        configCodes.syntax({
          problem: `no anchor \`&${lost.name}\` stands before this`,
          remedy: "name one that does, or write the value itself",
        }),
        toSpan(...lost.range),
      );
    return undefined;
  }
}

/** The first alias of what has not been named so before. */
function findLostAlias(
  document: Document,
): { readonly name: string; readonly range: readonly [number, number] } | undefined {
  const named = new Set<string>();
  let lost: ReturnType<typeof findLostAlias>;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) && !named.has(node.source)) {
        const [start = 0, end = 0] = node.range ?? [];
        lost = { name: node.source, range: [start, end] };
        return visit.BREAK;
      }
      if (!isAlias(node) && node.anchor !== undefined) named.add(node.anchor);
      return undefined;
    },
  });
  return lost;
}

/** What is wrong with a text that is well-formed, and yet makes no value. */
function describeUnmade(failure: unknown): string | undefined {
  // Aliases that multiply without bound are found out only when they are followed.
  if (failure instanceof ReferenceError) return "its aliases refer to each other too often";
  const mergesOther = failure instanceof Error && failure.message.startsWith("Merge sources");
  return mergesOther ? "`<<` merges maps, and what stands behind it is none" : undefined;
}

function findNode(document: Document, path: readonly PropertyKey[], part: "key" | "value"): Node | undefined {
  if (part === "value" || path.length === 0) return toNode(document.getIn(path, true));
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return toNode(pair?.key);
}

function toNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

function toPhrase(message: string): string {
  const [first = ""] = message.split("\n");
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/\.$/, "");
}
