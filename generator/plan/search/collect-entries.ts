import type { DefaultsContent, PrivilegesContent, RoleMatrixContent } from "../../page-model/access.ts";
import type { CommandContent } from "../../page-model/command.ts";
import type { GraphqlOperationContent, GraphqlTypeContent } from "../../page-model/graphql.ts";
import {
  type CapabilityMatrixContent,
  type IngestionPart,
  ingestionPartTitles,
  ingestionSections,
  type IngestionSourceContent,
  type PluginView,
} from "../../page-model/ingestion.ts";
import type { RecordContent, SymbolView } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { FieldRow, Html, NounKind, RichText } from "../../page-model/parts.ts";
import type { PlainSectionView } from "../../page-model/plain.ts";
import type { ReleasesContent } from "../../page-model/releases.ts";
import type { RestliCallGroup, RestliResourceContent } from "../../page-model/restli.ts";
import { restliSections } from "../../page-model/restli.ts";
import { searchKinds, type SearchKindName } from "../../page-model/search-kinds.ts";
import type {
  SdkClassContent,
  SdkFunctionGroup,
  SdkModelClassContent,
  SdkModuleContent,
} from "../../page-model/sdk.ts";
import { firstSentence } from "../prose/prose.ts";
import type { SearchEntry } from "./search-entry.ts";
import { splitSections } from "./split-sections.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import { tellEntity } from "./tell-entity.ts";
import { toLine, toPlainText } from "./to-plain-text.ts";

/** What can be found on a page: itself first, then its parts in their order. */
export function collectEntries(page: Page): readonly SearchEntry[] {
  const { title, heading, description, badges, content } = page;
  const isDeprecated =
    ("deprecated" in content && content.deprecated !== undefined) ||
    badges.some(({ label }) => label === "deprecated" || label === "removed");
  const [own, ...parts] = collectContent(page);
  const self: SearchEntry = {
    kind: kindOfPage(page),
    name: title,
    anchor: "",
    meaning: description,
    text: [...(heading === undefined ? [] : [heading]), own.text === "" ? description : own.text].join("\n"),
    deprecated: isDeprecated,
    types: own.types,
  };
  const gone = (page.history?.removed ?? []).flatMap(
    ({ id = "", name, note, members = [] }): readonly SearchEntry[] => {
      const entry = { kind: "heading", anchor: id, text: "", deprecated: true } as const;
      const parts = members.map((member) => ({ ...entry, name: member, meaning: `part of ${name}: ${note}` }));
      return [{ ...entry, name, meaning: note }, ...parts];
    },
  );
  const added = fromPlain(page.added ?? []);
  const called = (page.labels ?? []).map((name): SearchEntry => {
    return { kind: "label", name, anchor: "", meaning: description, text: "" };
  });
  return [self, ...[...called, ...parts, ...added, ...gone].map(withCleanName).filter(({ name }) => name !== "")];
}

/** Names of headings are prose. */
function withCleanName(entry: SearchEntry): SearchEntry {
  const name = toLine(entry.name);
  return name === entry.name ? entry : { ...entry, name };
}

/** What the page itself says, and its parts. */
type Collected = readonly [own: Pick<SearchEntry, "text" | "types">, ...parts: readonly SearchEntry[]];

function kindOfPage({ content, noun, section }: Page): SearchKindName {
  switch (content.kind) {
    case "entity":
    case "record":
    case "enum":
    case "typeref":
    case "graphqlOperation":
    case "graphqlType":
    case "graphqlDirective":
    case "ingestionSource":
    case "sdkModule":
    case "sdkClass":
    case "sdkModelClass":
    case "restliResource":
      return noun === undefined || noun === "prose"
        ? "page"
        : noun === "enum" && section === "graphql"
          ? "graphqlEnum"
          : noun === "action"
            ? "eventAction"
            : noun;
    case "prose":
      return "guide";
    case "command":
      return "command";
    case "changes":
    case "releases":
      return "changes";
    default:
      return "page";
  }
}

function collectContent({ content, noun, version }: Pick<Page, "content" | "noun" | "version">): Collected {
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
      return [
        { text: content.intro },
        ...content.policies.map(({ id, label, doc, privileges }): SearchEntry => {
          const text = toPlainText(doc);
          const names = privileges.map((privilege) => privilege.label).join(" ");
          return { kind: "policy", name: label, anchor: id, meaning: firstSentence(text), text: `${text} ${names}` };
        }),
      ];
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
      return [
        { text: content.intro },
        ...content.rows.map(({ id, name, doc, default: preset }): SearchEntry => {
          const text = toPlainText(doc);
          return { kind: "variable", name, anchor: id, meaning: firstSentence(text) || (preset ?? ""), text: "" };
        }),
      ];
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
    case "capabilityMatrix":
    case "roleMatrix":
      return [{ text: tellMatrix(content) }];
  }
}

/** A release by its notes, else by its row, which leads on. */
function fromReleases({ intro, groups, notes }: ReleasesContent): Collected {
  const rows = groups.flatMap((group) => group.rows);
  return [
    { text: intro },
    ...notes.map(({ id, version, note, html }): SearchEntry => {
      return { kind: "heading", name: version, anchor: id, meaning: note, text: toPlainText(html) };
    }),
    ...rows.flatMap(({ id, version, date = "" }): readonly SearchEntry[] =>
      id === undefined ? [] : [{ kind: "heading", name: version, anchor: id, meaning: date, text: "" }],
    ),
  ];
}

/** What a table compares; of what connectors support, readers ask in other words than it has. */
function tellMatrix({ kind, intro, columns }: CapabilityMatrixContent | RoleMatrixContent): string {
  const what = kind === "capabilityMatrix" ? "Which sources and connectors support what: " : "";
  return `${intro} ${what}${columns.map(({ label }) => label).join(", ")}`;
}

/** Headings of a plug-in, each with the rows below it. */
function fromPlain(sections: readonly PlainSectionView[]): readonly SearchEntry[] {
  return sections.flatMap(({ id, title, parts, sections: inner }): readonly SearchEntry[] => {
    const text = parts
      .map((part) => {
        if (part.kind === "text") return toPlainText(part.html);
        return part.kind === "links" ? part.links.map(({ label }) => label).join(" ") : "";
      })
      .join(" ")
      .trim();
    const rows = parts.flatMap((part) => (part.kind === "rows" ? fromPlainRows(part.rows) : []));
    return [
      { kind: "heading", name: title, anchor: id, meaning: firstSentence(text), text },
      ...rows,
      ...fromPlain(inner),
    ];
  });
}

function fromPlainRows(rows: readonly FieldRow[]): readonly SearchEntry[] {
  return rows.flatMap((row) => [...fromRows([row], "entry"), ...fromPlainRows(row.rows ?? [])]);
}

function fromOperation({ doc, arguments: args, returns }: GraphqlOperationContent): Collected {
  return [{ text: toPlainText(doc), types: namesIn(returns.type) }, ...fromRows(args, "operationArgument")];
}

function fromGraphqlType(
  { doc, fields = [], values = [] }: GraphqlTypeContent,
  kind: "graphqlField" | "inputField",
): Collected {
  const rows = fields.flatMap((row) => [...fromRows([row], kind), ...fromRows(row.rows ?? [], "argument")]);
  return [{ text: toPlainText(doc) }, ...rows, ...values.map((each) => fromSymbol(each, "enumValue"))];
}

function fromSource({ doc, about, plugins }: IngestionSourceContent, noun: NounKind | undefined): Collected {
  const [own, ...parts] = plugins.flatMap((plugin) => fromPlugin(plugin, plugins.length === 1));
  // A sink or a transformer is called as its page is.
  if (own !== undefined && noun !== "source") {
    return [{ text: `${toPlainText(doc)} ${own.text}`.trim() }, ...parts];
  }
  const [long, ...below] = fromFragment(about?.html, { anchor: ingestionSections.about, label: about?.title ?? "" });
  return [
    { text: `${toPlainText(doc)} ${long?.text ?? ""}`.trim() },
    ...(own === undefined ? [] : [own]),
    ...parts,
    ...below,
  ];
}

function fromPlugin(plugin: PluginView, isAlone: boolean): readonly SearchEntry[] {
  const { id, anchors, intro, options } = plugin;
  const general = fromFragment(plugin.about, { anchor: anchors.about, label: id });
  // What such a part has above its own headings is found by what the page calls it.
  const texts = (["prerequisites", "notes", "limitations", "troubleshooting"] as const).flatMap((part) => {
    const [anchor, name] = [anchors[part], ingestionPartTitles[part]];
    const own = fromFragment(plugin[part], { anchor, label: name });
    const isNamed = own.length === 0 || own[0]?.anchor === anchor || own[0]?.name === name;
    return isNamed ? own : [{ kind: "heading" as const, name, anchor, meaning: "", text: "" }, ...own];
  });
  const [about, ...below] = fromFragment(intro, { anchor: "", label: "" });
  const toPart = (part: IngestionPart, text: string): readonly SearchEntry[] => {
    const isShown = plugin.parts.includes(part);
    return isShown
      ? [{ kind: "heading", name: ingestionPartTitles[part], anchor: anchors[part], meaning: "", text }]
      : [];
  };
  const capabilities = plugin.capabilities.map(({ label, note }) => `${label}. ${toPlainText(note)}`).join(" ");
  return [
    {
      kind: "plugin",
      name: id,
      anchor: isAlone ? "" : anchors.plugin,
      meaning: firstSentence(about?.text ?? "") || `Plugin ${id}, ${options.count}`,
      text: `${about?.text ?? ""} ${general
        .filter(({ anchor }) => anchor === anchors.about)
        .map(({ text }) => text)
        .join(" ")}`.trim(),
    },
    ...fromTree(options.rows),
    ...[...below, ...general].filter(({ anchor }) => !Object.values(anchors).includes(anchor)),
    // Options belong to the plugin, and so come before all headings.
    ...toPart("capabilities", `Capabilities. ${capabilities}`),
    ...toPart("start", `${plugin.install.code} Recipe.`),
    ...(options.count === undefined ? [] : toPart("options", `Configuration: ${options.count} options.`)),
    ...texts,
  ];
}

/** A hand-written part of a page, with its headings. */
function fromFragment(
  html: Html | undefined,
  { anchor, label }: { readonly anchor: string; readonly label: string },
): readonly SearchEntry[] {
  if (html === undefined) return [];
  return splitSections(html).map(({ id = anchor, label: heading, text, under }) => ({
    kind: "heading",
    under,
    name: heading === "" ? label : heading,
    anchor: id,
    meaning: firstSentence(text),
    text,
  }));
}

/** Options with those below them. */
function fromTree(rows: readonly FieldRow[]): readonly SearchEntry[] {
  return rows.flatMap((row) => [...fromRows([row], "option"), ...fromTree(row.rows ?? [])]);
}

function fromPrivileges({ intro, doc, groups, types }: PrivilegesContent): Collected {
  return [
    { text: `${intro} ${toPlainText(doc)}` },
    ...groups.flatMap(({ rows }) =>
      rows.map((row): SearchEntry => {
        const text = toPlainText(row.doc);
        const said = row.label === undefined ? text : `${row.label}: ${text}`;
        return { kind: "privilege", name: row.name, anchor: row.id, meaning: firstSentence(said), text: said };
      }),
    ),
    ...types.map(({ id, name, label, doc: about }): SearchEntry => {
      const text = toPlainText(about);
      return { kind: "resourceType", name, anchor: id, meaning: text === "" ? label : text, text };
    }),
  ];
}

function fromDefaults({ intro, platforms, ownershipTypes }: DefaultsContent): Collected {
  return [
    { text: intro },
    ...platforms.map(({ id, label, urn }): SearchEntry => {
      return { kind: "platform", name: label, anchor: id, meaning: urn, text: "" };
    }),
    ...ownershipTypes.map(({ id, label, urn, doc }): SearchEntry => {
      const text = toPlainText(doc);
      return { kind: "ownershipType", name: label, anchor: id, meaning: firstSentence(text) || urn, text };
    }),
  ];
}

/** A command with its options, then those below it with theirs. */
function fromCommand({ doc, options, sections }: CommandContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...fromOptions(options, "commandOption"),
    ...sections.flatMap(({ id, name, usage, doc: said, deprecated, options: own }): readonly SearchEntry[] => {
      const text = toPlainText(said);
      const meaning = firstSentence(text) || usage.code;
      return [
        { kind: "subcommand", name, anchor: id, meaning, text, deprecated: deprecated !== undefined },
        ...fromOptions(own, "subcommandOption"),
      ];
    }),
  ];
}

/** Options of a command by each way to write them, `-c` as well as `--config`. What they say, their meanings say already. */
function fromOptions(rows: readonly FieldRow[], kind: "commandOption" | "subcommandOption"): readonly SearchEntry[] {
  return rows.flatMap((row) =>
    fromRows([row], kind).flatMap((entry) =>
      [row.name, ...(row.otherNames ?? [])].map((name) => ({ ...withoutText(entry), name })),
    ),
  );
}

function fromModule({ doc, enums, constants, functions }: SdkModuleContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...enums.flatMap((each): readonly SearchEntry[] => [
      fromSymbol(each, "sdkEnum"),
      ...each.values.map((value) => fromSymbol(value, "sdkValue")),
    ]),
    ...fromRows(constants, "constant"),
    ...fromFunctions(functions, "function"),
  ];
}

function fromClass({ doc, parameters, attributes, methods }: SdkClassContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...fromRows(parameters, "constructorParameter"),
    ...fromRows(attributes, "attribute"),
    ...fromFunctions(methods, "method"),
  ];
}

function fromFunctions(groups: readonly SdkFunctionGroup[], kind: "function" | "method"): readonly SearchEntry[] {
  return groups.flatMap(({ functions }) =>
    functions.flatMap(
      ({ id, name, doc, deprecated, returns, parameters, signature, badges }): readonly SearchEntry[] => {
        const text = toPlainText(doc);
        return [
          {
            // What is read without parentheses is looked for as what a class keeps.
            kind: badges.some(({ label }) => label === searchKinds.attribute.label) ? "attribute" : kind,
            name,
            anchor: id,
            meaning: firstSentence(text) || join(signature),
            text: `${text} ${toPlainText(returns?.doc)}`.trim(),
            deprecated: deprecated !== undefined,
            types: namesIn(returns?.type ?? []),
          },
          ...fromRows(parameters, "sdkParameter"),
        ];
      },
    ),
  );
}

function fromModelClass({ parameters, constants }: SdkModelClassContent): Collected {
  // What they say is said where the record is declared, so only their names are of use here.
  return [
    { text: "" },
    ...fromRows(parameters, "modelProperty").map(withoutText),
    ...constants.map((each) => withoutText(fromSymbol(each, "sdkValue"))),
  ];
}

function withoutText(entry: SearchEntry): SearchEntry {
  return { ...entry, text: "" };
}

const callKinds: Readonly<Record<string, SearchKindName>> = {
  [restliSections.methods]: "call",
  [restliSections.finders]: "finder",
  [restliSections.batchFinders]: "batchFinder",
  [restliSections.actions]: "action",
  [restliSections.entityActions]: "entityAction",
};

function fromResource({ doc, groups }: RestliResourceContent): Collected {
  return [{ text: toPlainText(doc) }, ...groups.flatMap(fromCalls)];
}

function fromCalls({ id, calls }: RestliCallGroup): readonly SearchEntry[] {
  return calls.flatMap((call): readonly SearchEntry[] => [
    {
      kind: callKinds[id] ?? "call",
      name: call.name,
      anchor: call.id,
      meaning: call.summary === "" ? (call.request ?? "") : call.summary,
      text: toPlainText(call.doc),
      deprecated: call.deprecated !== undefined,
      types: namesIn(call.facts.find(({ label }) => label === "Returns")?.value ?? []),
    },
    ...fromRows(call.parameters, "callParameter"),
  ]);
}

function fromProse(html: Html): Collected {
  const [own, ...sections] = splitSections(html);
  return [
    { text: own?.text ?? "" },
    ...sections.map(({ id = "", label, text, under }): SearchEntry => {
      return { kind: "heading", name: label, anchor: id, under, meaning: firstSentence(text), text };
    }),
  ];
}

/** A message is found by what it comes to as well. */
function fromRecord({ doc, message }: RecordContent): Collected[0] {
  const text = toPlainText(doc);
  if (message === undefined) return { text };
  return { text, types: [...message.response, ...(message.errors ?? [])].flatMap(({ type }) => namesIn(type)) };
}

function fromRows(rows: readonly FieldRow[], kind: SearchKindName): readonly SearchEntry[] {
  return rows.map(({ id, name, type, doc, deprecated }): SearchEntry => {
    const text = toPlainText(doc);
    return {
      kind,
      name,
      anchor: id,
      meaning: firstSentence(text) || join(type),
      text,
      deprecated: deprecated !== undefined,
      types: namesIn(type),
    };
  });
}

function fromSymbol(
  { id, name, doc, deprecated }: SymbolView,
  kind: "symbol" | "enumValue" | "sdkEnum" | "sdkValue",
): SearchEntry {
  const text = toPlainText(doc);
  return { kind, name, anchor: id, meaning: firstSentence(text), text, deprecated: deprecated !== undefined };
}

function join(text: RichText): string {
  return text.map((run) => run.text).join("");
}

/** Identifiers in a type expression. */
function namesIn(type: RichText): readonly string[] {
  const text = join(type);
  return /^[A-Za-z_]\w*$/.test(text) ? [text] : [...new Set(text.match(/[A-Za-z_]\w*/g))];
}
