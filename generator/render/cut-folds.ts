/*
 * Pages that would be too large for what readers look at leave out what is folded away: it is in a file beside
 * the page, which a script brings when a fold is opened. Templates mark what may be left out with `data-fold`; of
 * what is marked with `data-fold-sections`, each heading keeps its place and what follows it may be left out.
 * The Markdown twin has all of it, so that is where readers without scripts are led.
 */
import { voidElements } from "../page-model/void-elements.ts";

/** What a page may be at most: bytes of its document, and elements in it. */
export const pageLimits = { bytes: 200_000, elements: 4000 } as const;

/** A page as it is written. */
export interface CutPage {
  readonly document: string;
  /** Markup of what was left out; the place of each in the document has its position as `data-part`. */
  readonly parts: readonly string[];
}

/** A marked element, from its start tag to behind its end tag. */
interface Fold {
  readonly start: number;
  readonly end: number;
  /** Said on the fold; empty for what is in a fold already. */
  readonly label: string;
  readonly bytes: number;
  readonly elements: number;
}

/** A document as it is, or without its largest marked parts where it is over a limit. `twin` is the way to its Markdown. */
export function cutFolds(document: string, twin: string): CutPage {
  if (isSmall(document)) return { document, parts: [] };
  const { elements, folds } = readFolds(document);
  const excess = {
    bytes: Buffer.byteLength(document) - pageLimits.bytes,
    elements: elements - pageLimits.elements,
  };
  const cut = chooseFolds(folds, excess);
  const parts: string[] = [];
  let rest = "";
  let at = 0;
  for (const { start, end, label } of cut) {
    rest += document.slice(at, start) + toPlaceholder(label, { position: parts.length, twin });
    parts.push(document.slice(start, end));
    at = end;
  }
  return { document: rest + document.slice(at), parts };
}

/** Whether a document is below both limits, as most are, without a look at what its elements are. */
function isSmall(document: string): boolean {
  const { length } = document;
  if (length > pageLimits.bytes) return false;
  if (length * mostBytes > pageLimits.bytes && Buffer.byteLength(document) > pageLimits.bytes) return false;
  let tags = 0;
  for (let at = document.indexOf("<"); at >= 0; at = document.indexOf("<", at + 1)) {
    if (document.charCodeAt(at + 1) !== slashCode) tags += 1;
  }
  return tags <= pageLimits.elements;
}

const slashCode = 47;

/** Of a character. */
const mostBytes = 3;

/** What stands for a part takes no more itself, but for long labels. */
const placeholderSize = { bytes: 260, elements: 5 } as const;

/** The largest first, until nothing is in excess; in the order of the document. */
function chooseFolds(folds: readonly Fold[], excess: Pick<Fold, "bytes" | "elements">): readonly Fold[] {
  const chosen: Fold[] = [];
  let { bytes, elements } = excess;
  const weigh = (fold: Fold): number => fold.bytes / pageLimits.bytes + fold.elements / pageLimits.elements;
  for (const fold of folds.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (bytes <= 0 && elements <= 0) break;
    if (fold.bytes < 2 * placeholderSize.bytes) continue;
    chosen.push(fold);
    bytes -= fold.bytes - placeholderSize.bytes;
    elements -= fold.elements - placeholderSize.elements;
  }
  return chosen.sort((a, b) => a.start - b.start);
}

function toPlaceholder(
  label: string,
  { position, twin }: { readonly position: number; readonly twin: string },
): string {
  const place = `<div data-part="${position}"><p class="note"><a href="${twin}">On this page as Markdown</a></p></div>`;
  return label === "" ? place : `<details class="left-out"><summary>${label}</summary>${place}</details>`;
}

/** A tag of a document of our own: whether it ends an element, the name, the attributes, whether it closes itself. */
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

interface OpenElement {
  readonly name: string;
  readonly start: number;
  readonly label: string | undefined;
  /** How many elements came before. */
  readonly before: number;
  /** Of an element whose sections may be left out: where the one at hand begins. */
  section?: { readonly start: number; readonly before: number } | undefined;
  readonly hasSections: boolean;
}

/** What a section of a text is called, whose heading stands above it. */
const sectionLabel = "This section";

/** The outermost marked elements of a document of our own, which closes what it opens and quotes with `"`. */
function readFolds(document: string): { readonly elements: number; readonly folds: readonly Fold[] } {
  const open: OpenElement[] = [];
  const folds: Fold[] = [];
  let elements = 0;
  let marked = 0;
  const addSection = ({ start, before }: NonNullable<OpenElement["section"]>, end: number): void => {
    const bytes = Buffer.byteLength(document.slice(start, end));
    if (marked === 0) folds.push({ start, end, label: sectionLabel, bytes, elements: elements - before });
  };
  for (const { 0: text, 1: slash, 2: name = "", 3: attributes = "", 4: selfClosing, index } of document.matchAll(tag)) {
    if (slash === "/") {
      const position = open.findLastIndex((element) => element.name === name);
      if (position < 0) continue;
      const closed = open.splice(position);
      const parent = open.at(-1);
      if (parent?.hasSections === true && name === "h2") {
        parent.section = { start: index + text.length, before: elements };
      }
      for (const { start, label, before, section } of closed.toReversed()) {
        if (section !== undefined) addSection(section, index);
        if (label === undefined) continue;
        marked -= 1;
        const end = index + text.length;
        if (marked === 0) {
          const bytes = Buffer.byteLength(document.slice(start, end));
          folds.push({ start, end, label, bytes, elements: elements - before });
        }
      }
      continue;
    }
    const isMarked = attributes.includes("data-fold");
    const label = isMarked ? /\sdata-fold="([^"]*)"/.exec(attributes)?.[1] : undefined;
    const parent = open.at(-1);
    if (parent?.section !== undefined && name === "h2") {
      addSection(parent.section, index);
      parent.section = undefined;
    }
    if (selfClosing !== "/" && !voidElements.has(name)) {
      const hasSections = isMarked && / data-fold-sections(?:="")?(?: |$)/.test(attributes);
      open.push({ name, start: index, label, before: elements, hasSections });
      if (label !== undefined) marked += 1;
    }
    elements += 1;
  }
  return { elements, folds };
}
