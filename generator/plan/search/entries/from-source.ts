import {
  type IngestionPart,
  ingestionPartTitles,
  ingestionSections,
  type IngestionSourceContent,
  type PluginView,
} from "../../../page-model/ingestion.ts";
import type { FieldRow, NounKind } from "../../../page-model/parts.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { fromFragment } from "./from-fragment.ts";
import { fromRows } from "./from-rows.ts";
import { toLine, toPlainText } from "./to-plain-text.ts";

/** A source, or whatever else recipes name, with its plugins, their parts and options. */
export function fromSource({ doc, about, plugins }: IngestionSourceContent, noun: NounKind | undefined): Collected {
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
    ...toPart("start", `${plugin.install.code} Recipe. ${commentsOf(plugin.recipe?.code ?? "")}`.trimEnd()),
    ...(options.count === undefined ? [] : toPart("options", `Configuration: ${options.count} options.`)),
    ...texts,
  ];
}

/** What a recipe says beside its settings, e.g. what to set where the server wants TLS; also settings that are commented out. */
function commentsOf(recipe: string): string {
  return toLine([...recipe.matchAll(/(?:^|[ \t])#+[ \t]?(.*)$/gm)].map(([, comment = ""]) => comment).join("\n"));
}

/** Options with those below them. */
function fromTree(rows: readonly FieldRow[]): readonly SearchEntry[] {
  return rows.flatMap((row) => [...fromRows([row], "option"), ...fromTree(row.rows ?? [])]);
}
