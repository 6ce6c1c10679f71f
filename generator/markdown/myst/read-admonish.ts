import { findAdmonitionType } from "../containers/admonition-types.ts";
import { toneTypes } from "../containers/tone-types.ts";
import { findCalloutType } from "../containers/indented-admonition-types.ts";
import type { Directive } from "./read-directive.ts";

const opening = /^([\t >]*)(`{3,}|~{3,})[ \t]*admonish(?:[ \t]+(.*))?$/;
const attribute = /([a-z]{1,20})=(?:"((?:[^"\\]|\\.){0,300})"|([\w-]{1,60}))/g;

/** What a preprocessor of mdBook has for notes: ```` ```admonish warning "Title" ````, or with `type`, `title` and `collapsible`. */
export function readAdmonish(line: string): Directive | undefined {
  const found = opening.exec(line);
  if (found === null) return undefined;
  const [, indent = "", mark = "", said = ""] = found;
  const named = new Map([...said.matchAll(attribute)].map(([, key, quoted, bare]) => [key, quoted ?? bare ?? ""]));
  const rest = said.replaceAll(attribute, "");
  const [word = named.get("type") ?? "note"] = /^[a-z]+/.exec(rest.trim()) ?? [];
  const type = findCalloutType(word);
  const isFold = named.get("collapsible") === "true";
  const written = named.get("title") ?? /"((?:[^"\\]|\\.){0,300})"/.exec(rest)?.[1];
  // What is called as its type says it has no title besides.
  const title = written ?? (isFold || findAdmonitionType(word) === undefined ? (type?.label ?? word) : "");
  const options = new Map([
    ["type", type === undefined ? "note" : toneTypes[type.tone]],
    ["fold", isFold ? "true" : ""],
  ]);
  return { indent, mark, name: "admonish", argument: title.replaceAll(/\\(.)/g, "$1"), options, optionLines: 0 };
}
