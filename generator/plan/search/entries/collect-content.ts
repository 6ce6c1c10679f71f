import type { CapabilityMatrixContent } from "../../../page-model/ingestion.ts";
import type { RecordContent } from "../../../page-model/metamodel.ts";
import type { Page } from "../../../page-model/page.ts";
import { sectionIds } from "../../../page-model/section-ids.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { fromDefaults, fromPolicies, fromPrivileges, fromRoles } from "./from-access.ts";
import { fromCommand, fromEnvironment } from "./from-command.ts";
import { fromFragment, fromProse } from "./from-fragment.ts";
import { fromGraphqlType, fromOperation } from "./from-graphql.ts";
import { fromPlain } from "./from-plain.ts";
import { fromReleases } from "./from-releases.ts";
import { fromResource } from "./from-restli.ts";
import { fromRows, fromSymbol, join, namesIn } from "./from-rows.ts";
import { fromClass, fromModelClass, fromModule } from "./from-sdk.ts";
import { fromSource } from "./from-source.ts";
import { tellEntity } from "./tell-entity.ts";
import { toPlainText } from "./to-plain-text.ts";

/** What a page says of itself and its parts, by the kind of its content. */
export function collectContent({ content, noun, version }: Pick<Page, "content" | "noun" | "version">): Collected {
  switch (content.kind) {
    case "entity":
      return [
        { text: `${toPlainText(content.doc)} ${tellEntity(content)}`.trim() },
        ...fromFragment(content.inDepth, { anchor: sectionIds.inDepth, label: "In depth" }),
      ];
    case "record":
      return [fromRecord(content), ...fromRows(content.fields, "field")];
    case "enum":
      return [{ text: toPlainText(content.doc) }, ...content.symbols.map((each) => fromSymbol(each, "symbol"))];
    case "typeref":
      return [{ text: toPlainText(content.doc) }, ...fromRows(content.rows, "field")];
    case "relationships":
      return [
        { text: "" },
        ...content.groups.map(({ id, name, rows }): SearchEntry => {
          const meaning =
            rows[0] === undefined ? "" : `${join(rows[0].from)} → ${join(rows[0].to)}, by ${join(rows[0].via)}`;
          return { kind: "relationship", name, anchor: id, meaning, text: "" };
        }),
      ];
    case "graphqlOperation":
      return fromOperation(content);
    case "graphqlType":
      return fromGraphqlType(content, noun === "input" ? "inputField" : "graphqlField");
    case "graphqlDirective":
      return [{ text: toPlainText(content.doc) }, ...fromRows(content.arguments, "operationArgument")];
    case "ingestionSource":
      return fromSource(content, noun);
    case "sdkModule":
      return fromModule(content);
    case "sdkClass":
      return fromClass(content);
    case "sdkModelClass":
      return fromModelClass(content);
    case "restliResource":
      return fromResource(content);
    case "privileges":
      return fromPrivileges(content);
    case "policies":
      return fromPolicies(content);
    case "prose":
      return fromProse(content.html);
    case "releases":
      return fromReleases(content);
    case "changes":
      return [
        { text: version === undefined ? content.intro : `${version.label}: ${content.intro}` },
        ...content.sections.map(({ id, label, note }): SearchEntry => {
          return { kind: "heading", name: label, anchor: id, meaning: note, text: note };
        }),
      ];
    case "command":
      return fromCommand(content);
    case "environment":
      return fromEnvironment(content);
    case "defaults":
      return fromDefaults(content);
    case "sdkOverview":
      return [{ text: toPlainText(content.doc) }];
    case "graphqlOverview":
      return [{ text: `${content.intro} ${toPlainText(content.doc)}` }];
    case "plain":
      return [{ text: toPlainText(content.doc) }, ...fromPlain(content.sections)];
    case "restliOverview":
      return [{ text: `${content.intro} ${toPlainText(content.calling)}` }];
    case "landing":
    case "index":
    case "matrix":
    case "coverage":
    case "ingestionIndex":
      return [{ text: content.intro }];
    case "roleMatrix":
      return fromRoles(content);
    case "capabilityMatrix":
      return [{ text: tellMatrix(content) }];
  }
}

/** A message is found by what it comes to as well. */
function fromRecord({ doc, message }: RecordContent): Collected[0] {
  const text = toPlainText(doc);
  if (message === undefined) return { text };
  return { text, types: [...message.response, ...(message.errors ?? [])].flatMap(({ type }) => namesIn(type)) };
}

/** What a table compares; of what connectors support, readers ask in other words than it has, and by what does it: stateful ingestion. */
function tellMatrix({ intro, columns }: CapabilityMatrixContent): string {
  const labels = columns.map(({ label }) => label).join(", ");
  const usual = [...new Set(columns.flatMap((column) => column.usual ?? []))].join("; ");
  return `${intro} Which sources and connectors support what: ${labels}. ${usual}`.trimEnd();
}
