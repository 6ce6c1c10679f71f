import type { IngestionText } from "../../catalogue/ingestion.ts";
import { closesFence, readFence } from "../../markdown/fence-reader.ts";

/** What stands behind a plugin's options in its docs, by what it is about. */
export interface DividedText {
  readonly notes?: IngestionText | undefined;
  readonly limitations?: IngestionText | undefined;
  readonly troubleshooting?: IngestionText | undefined;
}

type Part = keyof DividedText;

interface Line {
  readonly text: string;
  /** The heading that it is, outside of code. */
  readonly heading?: { readonly level: number; readonly name: string } | undefined;
  /** Links that are defined count in all parts. */
  readonly isDefinition: boolean;
}

/**
 * Divides what docs of a checkout say behind the options by their highest headings, where those are names that pages have
 * parts for: since 2026 all docs of DataHub's connectors have the same ones. Lines stay where they are in the file.
 */
export function divideSourceText(written: IngestionText): DividedText {
  const lines = readLines(written.text);
  const parts = assignParts(lines);
  const take = (part: Part): IngestionText | undefined => {
    const own = lines.map(({ text, isDefinition }, index) => (isDefinition || parts[index] === part ? text : ""));
    const isThere = lines.some(({ text, isDefinition }, index) => {
      return parts[index] === part && !isDefinition && text.trim() !== "";
    });
    return isThere ? { ...written, text: own.join("\n") } : undefined;
  };
  return { notes: take("notes"), limitations: take("limitations"), troubleshooting: take("troubleshooting") };
}

/**
 * What docs say before the options, without the headings that only repeat that they do: an overview goes before what has to
 * be prepared.
 */
export function takePrerequisites(written: IngestionText): IngestionText {
  const lines = readLines(written.text);
  const highest = findHighest(lines);
  const own = lines.map(({ text, heading }) =>
    heading?.level === highest && said.has(heading.name.toLowerCase()) ? "" : text,
  );
  return { ...written, text: own.join("\n") };
}

/** What is said already where the text stands. */
const said: ReadonlySet<string> = new Set(["overview", "prerequisites"]);

function assignParts(lines: readonly Line[]): readonly Part[] {
  const highest = findHighest(lines);
  let part: Part = "notes";
  return lines.map(({ heading }) => {
    if (heading?.level === highest) part = findPart(heading.name);
    return part;
  });
}

function findPart(heading: string): Part {
  const name = heading.toLowerCase();
  return name === "limitations" || name === "troubleshooting" ? name : "notes";
}

function findHighest(lines: readonly Line[]): number {
  return lines.reduce((highest, { heading }) => Math.min(highest, heading?.level ?? highest), Infinity);
}

function readLines(text: string): readonly Line[] {
  let fence: string | undefined;
  return text.split("\n").map((line): Line => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return { text: line, isDefinition: false };
    }
    fence = readFence(line)?.mark;
    const [, marks, words] = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(line.trimEnd()) ?? [];
    return {
      text: line,
      heading: marks === undefined || words === undefined ? undefined : { level: marks.length, name: toName(words) },
      isDefinition: /^ {0,3}\[[^\]]+\]:/.test(line),
    };
  });
}

/** Longer headings are none that a part is called by. */
const longestName = 40;

/** The words of a heading without the marks that may close it. */
function toName(words: string): string {
  return words.slice(0, longestName).replace(/[ \t]+#*$/, "");
}
