import type { StateCore, Token } from "markdown-it";
import { stateOf, type DialectState } from "../dialect-state.ts";
import { findModules } from "./find-modules.ts";
import type { IslandPiece } from "../html/scan-islands.ts";
import type { Tag } from "../html/scan-tag.ts";
import { findSegment, takeWord, type NameScope, type WordRoom } from "../text-segment.ts";

/*
 * Names that a page gives to files and words in JavaScript: `import Quay from './quay.svg'`, `export const berths = 12`, and
 * the properties of a page's parts. Their scripts aren't run; only what is a plain file, string or number is known.
 */

/** Finds the names of a text before it is read. */
export function readNames(text: string, dialect: DialectState): void {
  const { options, lineStarts } = dialect;
  const modules = findModules(text, lineStarts);
  dialect.modules = modules;
  const imports = new Map([...modules.imports].map(([name, { path }]) => [name, path]));
  dialect.names = { prefix: "", imports, words: new Map([...(options.ownWords ?? []), ...modules.constants]) };
  const scopes = new Set([dialect.names, ...(options.segments ?? []).map(({ scope }) => scope)]);
  dialect.knownWords = new Set([...scopes].flatMap((scope) => [...(scope?.words.keys() ?? [])]));
  dialect.hasFragments = text.includes("<>") && text.includes("</>");
}

const picture = /\.(?:svg|png|jpe?g|gif|webp)$/i;

/** Whether a component is a picture that was imported under its name. */
export function isImportedPicture(name: string, line: number, dialect: DialectState): boolean {
  return picture.test(scopeAt(line, dialect).imports.get(name) ?? "");
}

/** What names mean on a line. */
export function scopeAt(line: number, { options, names }: DialectState): NameScope {
  return findSegment(options.segments, line)?.scope ?? names;
}

/** Puts what names mean in their place, and lets targets of a page's parts count from the page. */
export function replaceNames(state: StateCore): void {
  const dialect = stateOf(state.env);
  const { segments } = dialect.options;
  const { imports, words } = dialect.names;
  const room = dialect.wordRoom;
  if (segments === undefined && imports.size === 0 && words.size === 0) return;
  let line = 0;
  for (const token of state.tokens) {
    line = token.map?.[0] ?? line;
    const scope = scopeAt(line, dialect);
    if (token.type === "component") replaceComponent(token, scope);
    if (token.type === "component_open")
      token.meta = { tag: replaceAttributes(token.meta?.["tag"] as Tag, scope, room) };
    if (token.type === "html_block") replacePieces(token, scope, room);
    for (const child of token.children ?? []) replaceInLine(child, scope, room);
  }
  for (const [index, definition] of dialect.definitions.entries()) {
    const { prefix } = scopeAt(definition.firstLine, dialect);
    dialect.definitions[index] = { ...definition, target: addPrefix(definition.target, prefix) };
  }
}

function replaceInLine(token: Token, scope: NameScope, room: WordRoom): void {
  if (token.type === "html_inline") replacePieces(token, scope, room);
  else if (token.type === "link_open") replaceTarget(token, "href", scope);
  else if (token.type === "image") replaceTarget(token, "src", scope);
  else if (token.type === "word") {
    token.type = "text";
    token.content = takeWord(String(token.meta?.["name"]), scope, room) ?? token.content;
  }
  for (const child of token.children ?? []) replaceInLine(child, scope, room);
}

function replaceTarget(token: Token, name: "href" | "src", { prefix }: NameScope): void {
  const written = String(token.attrGet(name) ?? "");
  const target = addPrefix(written, prefix);
  if (target === written) return;
  token.attrSet(name, target);
  token.meta = { ...token.meta, written };
}

/** A picture on a line of its own, written as the component that its import makes of it. */
function replaceComponent(token: Token, scope: NameScope): void {
  const piece = toPicture(token.meta?.["tag"] as Tag, scope, 0);
  if (piece === undefined) return;
  token.type = "html_block";
  token.content = `<${piece.tag.written?.get("src") ?? ""}`;
  token.meta = { pieces: [piece] };
}

type Picture = IslandPiece & { readonly kind: "void" };

function toPicture(tag: Tag, { imports, prefix }: NameScope, start = tag.start): Picture | undefined {
  const path = imports.get(tag.name);
  if (path === undefined || !picture.test(path)) return undefined;
  const { attributes, places } = tag;
  const alt = attributes.get("alt") ?? attributes.get("title") ?? attributes.get("aria-label") ?? "";
  const read = new Map([...attributes, ["src", addPrefix(path, prefix)] as const, ["alt", alt] as const]);
  const written = new Map([["src", tag.name]]);
  return {
    kind: "void",
    name: "img",
    tag: { ...tag, name: "img", attributes: read, places: new Map([...places, ["src", start + 1]]), written },
  };
}

function replacePieces(token: Token, scope: NameScope, room: WordRoom): void {
  const pieces = token.meta?.["pieces"] as readonly IslandPiece[] | undefined;
  if (pieces === undefined) return;
  const replaced = pieces.flatMap((piece): readonly IslandPiece[] => {
    if (piece.kind === "text") return [piece];
    const isPicture = picture.test(scope.imports.get(piece.name) ?? "");
    if (piece.kind === "close") return isPicture ? [] : [piece];
    return [toPicture(piece.tag, scope) ?? { ...piece, tag: replaceAttributes(piece.tag, scope, room) }];
  });
  token.meta = { ...token.meta, pieces: replaced };
}

/** A tag with what names in its attributes mean; a text is what it says, also where a name is the same. */
export function replaceAttributes(tag: Tag, scope: NameScope, room: WordRoom): Tag {
  const { imports, prefix } = scope;
  const attributes = new Map(tag.attributes);
  const written = new Map<string, string>();
  for (const name of ["src", "href", "alt", "title", "label", "language"]) {
    const value = attributes.get(name);
    if (typeof value !== "string") continue;
    const isTarget = name === "src" || name === "href";
    const isName = tag.expressions?.has(name) === true;
    const meant = isName ? ((isTarget ? imports.get(value) : undefined) ?? takeWord(value, scope, room)) : value;
    const whole = isTarget && meant !== undefined ? addPrefix(meant, prefix) : (meant ?? value);
    if (whole === value) continue;
    attributes.set(name, whole);
    written.set(name, value);
  }
  return written.size === 0 ? tag : { ...tag, attributes, written };
}

/** A target that counts from the folder of a page's part, as it counts from that of the page. */
function addPrefix(target: string, prefix: string): string {
  const isAbsolute = target === "" || /^(?:[/#?]|@site\/|[a-z][a-z0-9+.-]*:)/i.test(target);
  return prefix === "" || isAbsolute ? target : prefix + target.replace(/^(?:\.\/)+/, "");
}
