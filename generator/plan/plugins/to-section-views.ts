import type { PlainPartView, PlainSectionView } from "../../page-model/plain.ts";
import type { DeprecationView, Fact, FieldRow, RichText } from "../../page-model/parts.ts";
import type { TocEntry } from "../../page-model/page.ts";
import { type ClaimName, createNameClaims } from "../../places/claim-names.ts";
import type { LinkTarget, PlainFact, PlainPart, PlainRow, PlainSection, Words } from "../../plugins/plugin.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { highlight } from "../markup/markup.ts";

/** What turns a plug-in's plain values into what pages show. */
export interface PlainWriter {
  readonly context: PlanContext;
  /** Where a link leads; undefined for what has no page, which has been reported. */
  find(target: LinkTarget, where: string): string | undefined;
}

/** Sections as pages show them; `prefix` keeps their anchors apart from others on the page. */
export function toSectionViews(
  sections: readonly PlainSection[],
  writer: PlainWriter,
  prefix = "",
): readonly PlainSectionView[] {
  const claimId = createNameClaims();
  const toView = (section: PlainSection): PlainSectionView => {
    const id = claimId(prefix + section.id);
    return {
      id,
      title: section.title,
      parts: section.parts.flatMap((part, index) => toPart(part, { id, index, claimId, writer })),
      sections: (section.sections ?? []).map(toView),
    };
  };
  return sections.map(toView);
}

/** Lines of the table of contents. */
export function toToc(sections: readonly PlainSectionView[]): readonly TocEntry[] {
  return sections.flatMap(({ id, title, sections: inner }): readonly TocEntry[] => [
    { id, label: title, level: 2 },
    ...inner.map((section): TocEntry => ({ id: section.id, label: section.title, level: 3 })),
  ]);
}

interface PartPlace {
  /** Of the section. */
  readonly id: string;
  readonly index: number;
  readonly claimId: ClaimName;
  readonly writer: PlainWriter;
}

function toPart(part: PlainPart, { id, index, claimId, writer }: PartPlace): readonly PlainPartView[] {
  const { context } = writer;
  switch (part.kind) {
    case "text": {
      const html = context.doc(part.markdown);
      return html === undefined ? [] : [{ kind: "text", html }];
    }
    case "facts":
      return [{ kind: "facts", facts: toFacts(part.facts, writer) }];
    case "rows":
      return [{ kind: "rows", nameLabel: part.nameLabel, rows: toRows(part.rows, { prefix: id, claimId, writer }) }];
    case "table":
      return [toTable(part, writer)];
    case "code": {
      const tabs = part.blocks.map(({ label, language, code }, tab) => ({
        ...{ id: `tab-${tab}`, label, language, code },
        // Nobody sees the colours of pages that nobody sees.
        html: context.options.isUnseen === true ? undefined : highlight(code, language),
      }));
      return [{ kind: "code", id: claimId(`${id}.code-${index}`), tabs }];
    }
    case "links":
      return [
        {
          kind: "links",
          links: part.links.map(({ label, to, note }) => ({
            label,
            href: writer.find(to, `from “${label}”`) ?? "",
            note,
          })),
        },
      ];
  }
}

/** A table without the columns behind the first in which no row has anything. */
function toTable({ columns, rows }: Extract<PlainPart, { kind: "table" }>, writer: PlainWriter): PlainPartView {
  const shown = [...columns.keys()].filter(
    (column) => column === 0 || rows.length === 0 || rows.some((cells) => !isEmpty(cells[column] ?? "")),
  );
  return {
    kind: "table",
    columns: shown.map((column) => columns[column] ?? ""),
    rows: rows.map((cells) => shown.map((column) => toRichText(cells[column] ?? "", writer))),
  };
}

function isEmpty(words: Words): boolean {
  return words.length === 0 || (typeof words !== "string" && words.every((word) => word === ""));
}

interface RowPlace {
  readonly prefix: string;
  readonly claimId: ClaimName;
  readonly writer: PlainWriter;
}

function toRows(rows: readonly PlainRow[], { prefix, claimId, writer }: RowPlace): readonly FieldRow[] {
  return rows.map((row): FieldRow => {
    const id = claimId(`${prefix}.${toAnchor(row.name)}`);
    return {
      id,
      name: row.name,
      type: toRichText(row.type, writer),
      presence: row.required === true ? "required" : "optional",
      default: row.default,
      doc: writer.context.inlineDoc(row.doc),
      facts: (row.facts ?? []).map((fact) => toRichText(fact, writer)),
      badges: (row.badges ?? []).map((label) => ({ label, tone: "neutral" })),
      deprecated: toDeprecation(row.deprecated, writer),
      rows: row.rows && toRows(row.rows, { prefix: id, claimId, writer }),
    };
  });
}

/** Facts of a strip. */
export function toFacts(facts: readonly PlainFact[], writer: PlainWriter): readonly Fact[] {
  return facts.map(({ label, value }) => ({ label, value: toRichText(value, writer) }));
}

/** The mark of something that should no longer be used. */
export function toDeprecation(
  given: string | boolean | undefined,
  { context }: PlainWriter,
): DeprecationView | undefined {
  if (given === undefined || given === false) return undefined;
  return given === true ? {} : { reason: context.inlineDoc(given) };
}

function toRichText(words: Words, writer: PlainWriter): RichText {
  if (typeof words === "string") return [{ text: words }];
  return words.map((word) => {
    if (typeof word === "string") return { text: word };
    const { text, to, code } = word;
    const href = to === undefined ? undefined : writer.find(to, `from “${text}”`);
    return { text, ...(href !== undefined && { href }), ...(code === true && { code: true as const }) };
  });
}
