import { restToMarkdown } from "../../docstring/rest-to-markdown.ts";

/**
 * A comment in reStructuredText as Markdown, in which the API of Envoy is documented, and what is made like it; any other as it is. Its
 * references to messages become links in the manner of `[words][config.route.v3.Route]`, and those to guides their words. What stands
 * in `[#…]` is for the tool that it is published by, but for two things that readers need.
 */
export function restComment(comment: string): string {
  const text = comment.includes("[#") ? sayMarks(comment) : comment;
  if (!/^[ \t]*\.\. [\w-]+::|:(?:ref|repo|option|doc):`|>`_/m.test(text)) return text;
  const linked = text.replaceAll(reference, toLink).replaceAll(outward, toOutwardLink);
  return restToMarkdown(linked.split("\n"), "").join("\n");
}

const mark = /\[#([a-z-]{1,40}):((?:[^[\]]|\[[^[\]]{0,300}\]){0,2000})\]/g;

function sayMarks(comment: string): string {
  return comment.replaceAll(mark, (_, name: string, value: string) => {
    if (name === "not-implemented-hide") return "Not implemented.";
    return name === "extension-category" ? `Extensions: \`${value.trim()}\`.` : "";
  });
}

/** A role, with words of its own or the name of a place alone. */
const reference = /:(?:ref|doc|repo|option):`([^`<]{0,300})(?:<([^`<>]{1,300})>)?`/g;

function toLink(_: string, written: string, target: string | undefined): string {
  const words = written.replaceAll(/\s+/g, " ").trim();
  const [, kind = "", name] = /^\w*_api_(msg|field|enum_value|enum|service)_([\w.]+)$/.exec(target ?? words) ?? [];
  if (target === undefined && name !== undefined) return `[${toShort(name, kind)}][${name}]`;
  if (target === undefined) return `\`${words}\``;
  return name === undefined || words === "" ? words || `\`${target}\`` : `[${words}][${name}]`;
}

/** A link elsewhere, which may go over two lines. */
const outward = /`([^`<]{1,300})<(https?:\/\/[^`<>\s]{1,1000})>`__?/g;

function toOutwardLink(_: string, written: string, target: string): string {
  return `[${written.replaceAll(/\s+/g, " ").trim()}](${target})`;
}

/** A type without its package, and a field or a value with its type. */
function toShort(name: string, kind: string): string {
  return name
    .split(".")
    .slice(/^(?:field|enum_value)$/.test(kind) ? -2 : -1)
    .join(".");
}
