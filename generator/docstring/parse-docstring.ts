import type { SdkExample } from "../catalogue/sdk.ts";
import type { Docstring, DocstringItem, DocstringSection } from "./docstring.ts";
import { readFields } from "./read-fields.ts";
import { joinText, readItems } from "./read-items.ts";
import { readSession, restToMarkdown } from "./rest-to-markdown.ts";
import { dedentLines } from "./indentation.ts";
import { splitSections } from "./split-sections.ts";

/**
 * Takes a docstring apart, whose common indentation is gone: in the manner of Google, of NumPy, or by the fields of
 * reStructuredText, which may be mixed. What is in no manner is prose.
 */
export function parseDocstring(text: string | undefined): Docstring {
  const deprecated = splitDeprecated((text ?? "").split("\n"));
  const { prose, sections } = splitSections(deprecated.lines);
  const { prose: rest, fields } = readFields(prose);
  const of = (kind: DocstringSection["kind"]): readonly DocstringSection[] =>
    sections.filter((section) => section.kind === kind);
  const items = (kind: "parameters" | "attributes"): readonly DocstringItem[] =>
    [...of(kind).flatMap(readItems), ...fields[kind]].map(toMarkdownItem);
  const [returns] = of("returns");
  const given = returns === undefined ? fields.returns : readReturns(returns);
  const raises = [
    ...of("raises").flatMap((section) => readItems(section).map(({ name, doc }) => ({ type: name, when: doc }))),
    ...fields.raises,
  ];
  const [reason] = of("deprecated");
  return {
    doc: joinText(
      restToMarkdown(rest)
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .split("\n"),
    ),
    parameters: items("parameters"),
    attributes: items("attributes"),
    returns: given && { type: given.type, doc: toMarkdown(given.doc) },
    raises: raises.map(({ type, when }) => ({ type, when: toClause(toMarkdown(when)) })),
    examples: of("examples").flatMap(readExamples),
    deprecated: deprecated.reason ?? (reason && joinText(restToMarkdown(reason.lines))),
  };
}

/** `.. deprecated:: 1.2` with its reason. */
function splitDeprecated(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly reason?: string | undefined;
} {
  const at = lines.findIndex((line) => line.startsWith(".. deprecated::"));
  if (at === -1) return { lines };
  const next = lines.findIndex((line, index) => index > at && /^\S/.test(line));
  const end = next === -1 ? lines.length : next;
  const reason = joinText(restToMarkdown(dedentLines(lines.slice(at + 1, end)))) ?? "";
  return { lines: [...lines.slice(0, at), ...lines.slice(end)], reason };
}

/** Google's manner has `type: text`, where the type is no more than a word or a subscript; NumPy's has it in front. */
function readReturns({ style, lines }: DocstringSection): { readonly type?: string; readonly doc?: string } {
  const [first = "", ...rest] = lines;
  if (style === "numpy") {
    const type = first.replace(/^\w+\s*:\s*/, "");
    const doc = joinText(dedentLines(rest));
    return { type, ...(doc === undefined ? {} : { doc }) };
  }
  const match = /^([\w.]+(?:\[[^\]]*\]+)?):\s+(.+)$/s.exec(first);
  const [, type, text] = match ?? [];
  const isType = type !== undefined && text !== undefined && !/^(?:Note|Warning|Example)$/.test(type);
  const doc = joinText([isType ? text : first, ...rest]);
  return { ...(isType ? { type } : {}), ...(doc === undefined ? {} : { doc }) };
}

/** Each piece of code; what stands before one is its title if it is short. */
function readExamples({ lines }: DocstringSection): readonly SdkExample[] {
  const examples: SdkExample[] = [];
  let title: string | undefined;
  let code: string[] = [];
  const close = (): void => {
    const written = joinText(isSession(code) ? readSession(code) : dedentLines(code));
    if (written !== undefined) examples.push({ title, code: written });
    code = [];
    title = undefined;
  };
  let isFenced = false;
  const isIndented = lines.some((line) => /^\s+\S/.test(line)) && lines.some((line) => /^[A-Z].*:$/.test(line));
  for (const line of lines) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isFenced = !isFenced;
      if (!isFenced) close();
      continue;
    }
    if (/^\.\. (?:code|code-block|sourcecode)::/.test(line)) continue;
    const isTitle = !isFenced && /^[A-Z][^()=]*[.:]{1,2}$/.test(line) && !(code.length > 0 && !isIndented);
    if (isTitle) {
      close();
      title = line.replace(/(?<![.:])[.:]+$/, "");
    } else code.push(line);
  }
  close();
  return examples;
}

function isSession(lines: readonly string[]): boolean {
  return (
    lines
      .find((line) => line.trim() !== "")
      ?.trimStart()
      .startsWith(">>>") === true
  );
}

function toMarkdownItem({ name, type, doc }: DocstringItem): DocstringItem {
  return { name, type, doc: toMarkdown(doc) };
}

function toMarkdown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : joinText(restToMarkdown(text.split("\n")));
}

/** When it is raised stands behind the error's name: a clause without the word that begins it. */
function toClause(text: string | undefined): string | undefined {
  return text?.replace(/^(?:if|when)\s+/i, "").replace(/\.$/, "");
}
