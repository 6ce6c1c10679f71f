import createMarkdownIt, { type Env, type MarkdownIt, type StateCore, type Token } from "markdown-it";
import { listLineStarts } from "../places/line-starts.ts";
import { addAbbreviationRules } from "./definitions/abbreviation-rules.ts";
import { addAttributeRules, applyAttributes } from "./attributes/attribute-rules.ts";
import { readAlerts } from "./containers/alert-rule.ts";
import { addBraceRules } from "./scripts/brace-rules.ts";
import { balanceIslands } from "./html/balance-islands.ts";
import { addContainerRule } from "./containers/container-rule.ts";
import { arrangeChangeLog } from "./headings/change-log-rule.ts";
import { addCodeLanguageRule } from "./marks/code-language-rule.ts";
import { createDialectState, note, stateOf, type DialectState, type ReadOptions } from "./dialect-state.ts";
import { markDirections } from "./marks/direction-rule.ts";
import { findContainers } from "./containers/find-containers.ts";
import { arrangeHeadings, readExplicitIds } from "./headings/heading-rules.ts";
import { readBanner } from "./headings/read-banner.ts";
import { addEditRules } from "./marks/edit-rules.ts";
import { addDefinitionRules } from "./definitions/definition-rules.ts";
import { addFormulaRules, placeFormulas } from "./formulas/formula-rules.ts";
import { addFootnoteRules } from "./definitions/footnote-rules.ts";
import { addMarkRules } from "./marks/mark-rules.ts";
import { placeAlone } from "./html/place-alone.ts";
import { passOverSizes } from "./marks/pass-over-sizes.ts";
import { placeEmoji } from "./marks/replace-emoji.ts";
import { addIndentedRules } from "./containers/indented-rules.ts";
import { addIslandRules } from "./html/island-rules.ts";
import { hideNoteComments } from "./wikis/hide-note-comments.ts";
import { makeRoomInLinks } from "./marks/empty-link-rule.ts";
import { markEmptySections } from "./headings/empty-sections.ts";
import { addSkipRules } from "./scripts/skip-rules.ts";
import { arrangeTabs } from "./containers/tab-rules.ts";
import { noteLostCells } from "./tables/note-lost-cells.ts";
import { addReferenceScopes, referencesAt } from "./definitions/reference-scopes.ts";
import { repairTables } from "./tables/repair-tables.ts";
import { readNames, replaceNames } from "./scripts/name-rules.ts";
import { readTasks } from "./marks/task-rule.ts";
import { readTips } from "./containers/tip-rule.ts";
import { translateCommentTabs } from "./containers/comment-tabs.ts";
import { unwrapMdx } from "./scripts/unwrap-mdx.ts";
import { translateFencedQuotes } from "./containers/translate-fenced-quotes.ts";
import { translateColonTabs } from "./containers/translate-colon-tabs.ts";
import { translateMdc } from "./mdc/translate-mdc.ts";
import { translateDocfx } from "./docfx/translate-docfx.ts";
import { addXrefRule } from "./docfx/xref-rule.ts";
import { translateReadme } from "./readme/translate-readme.ts";
import { translateSlashBlocks } from "./containers/slash-blocks.ts";
import { groupTabbedFences } from "./containers/tabbed-fences.ts";
import { translateColumnTables } from "./tables/column-tables.ts";
import { translateGridTables } from "./tables/grid-tables.ts";
import { translatePandoc } from "./pandoc/translate-pandoc.ts";
import { translateMyst } from "./myst/translate-myst.ts";
import { addNoteNameRules } from "./wikis/note-name-rules.ts";
import { addWikiLinkRule } from "./wikis/wiki-link-rule.ts";
import { translateMacros } from "./tags/mdn-macros.ts";
import { translateApiViews } from "./tags/translate-api-views.ts";
import { translateTags } from "./tags/translate-tags.ts";
import { wrapLooseText } from "./html/wrap-loose-text.ts";

/*
 * The dialect of Markdown in which platforms write their prose, behind one function: CommonMark with
 * GitHub's additions, and what documentation tools have put on top. Parsing asks what a text says,
 * planning what it looks like; both go by these tokens, so they can't disagree.
 */

/** One text, read: its tokens, what the dialect found out about it, and what renders the tokens. */
export interface ReadText {
  readonly tokens: Token[];
  readonly dialect: DialectState;
  readonly env: Env;
}

/** Longer runs of text are no prose; reading their marks could take long, so they are shown as they are. */
const longestRun = 40_000;

/**
 * How the text of a page on its own is read: the first heading of level 1 is its title. Where the front matter has one as well,
 * that is a heading which the text begins with or which says the same; another one below words begins a part of the page. Quarto,
 * R Markdown and pandoc, whose titles have a per cent sign, show the title of the front matter, and each heading begins a part.
 */
export function pageOptions(
  { title, ownWords }: Pick<ReadOptions, "title" | "ownWords">,
  {
    file,
    text,
    segments,
    formulas,
    wikiLinks,
  }: Pick<ReadOptions, "segments" | "formulas" | "wikiLinks"> & {
    readonly file?: string | undefined;
    /** With its front matter. */
    readonly text?: string | undefined;
  },
): ReadOptions {
  const isOfPandoc = /\.[qr]md$/i.test(file ?? "") || /^\uFEFF?%/.test(text ?? "");
  const takeTitle = title === undefined || !isOfPandoc;
  const isMdx = /\.mdx$/i.test(file ?? "") || undefined;
  return { takeTitle, title, ownWords, topLevel: 2, idPrefix: "", isMdx, segments, formulas, wikiLinks };
}

let shared: MarkdownIt | undefined;

/** Reads a text. Lines of the tokens are the text's own, front matter counted in. Never throws for what is in it. */
export function readMarkdown(text: string, options: ReadOptions): ReadText {
  shared ??= createDialect();
  const dialect = createDialectState(options);
  const env: Env = { dialect };
  const tokens = shared.parse(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text, env);
  return { tokens, dialect, env };
}

/** A reader with all rules of the dialect; what renders its tokens adds rules to one of its own. */
export function createDialect(): MarkdownIt {
  const markdown = createMarkdownIt({ html: true, linkify: true, typographer: false, maxNesting: 60 });
  // Only whole addresses become links: names of files look like hosts, as `README.md` does.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Targets stay as written, since they are names of files as often as addresses.
  markdown.normalizeLink = (target) => target;
  markdown.inline.State = class extends markdown.inline.State {
    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      const token = super.push(type, tag, nesting);
      // Where the label ends is known to the rule for links just now and to no one later.
      if (type === "link_open") token.meta = { offset: this.posMax + 1 };
      else if (type === "image") token.meta = { offset: this.pos };
      return token;
    }
  };
  passOverSizes(markdown);
  addContainerRule(markdown);
  addFormulaRules(markdown);
  addIndentedRules(markdown);
  addSkipRules(markdown);
  addIslandRules(markdown);
  addAttributeRules(markdown);
  addBraceRules(markdown);
  addDefinitionRules(markdown);
  addMarkRules(markdown);
  addEditRules(markdown);
  addCodeLanguageRule(markdown);
  addWikiLinkRule(markdown);
  addNoteNameRules(markdown);
  addXrefRule(markdown);
  const { ruler } = markdown.core;
  ruler.before("block", "note_comments", hideNoteComments);
  ruler.before("block", "mdx_fences", (state) => void (state.src = unwrapMdx(state.src)));
  ruler.before("block", "fenced_quotes", translateFencedQuotes);
  ruler.before("block", "slash_blocks", translateSlashBlocks);
  ruler.before("block", "grid_tables", translateGridTables);
  ruler.before("block", "column_tables", translateColumnTables);
  ruler.before("block", "pandoc", translatePandoc);
  ruler.before("block", "myst", translateMyst);
  ruler.before("block", "mdc", translateMdc);
  ruler.before("block", "colon_tabs", translateColonTabs);
  ruler.before("block", "docfx", translateDocfx);
  ruler.before("block", "comment_tabs", translateCommentTabs);
  ruler.before("block", "readme", translateReadme);
  ruler.before("block", "macros", translateMacros);
  ruler.before("block", "api_views", translateApiViews);
  ruler.before("block", "template_tags", translateTags);
  ruler.before("block", "tables", repairTables);
  ruler.before("block", "containers", prepare);
  ruler.after("block", "definitions", gatherDefinitions);
  ruler.after("block", "tabbed_fences", groupTabbedFences);
  ruler.after("definitions", "cell_lines", placeCells);
  ruler.after("cell_lines", "lost_cells", noteLostCells);
  ruler.after("lost_cells", "attributes", applyAttributes);
  ruler.after("attributes", "alerts", readAlerts);
  ruler.after("alerts", "tips", readTips);
  ruler.after("alerts", "explicit_ids", readExplicitIds);
  ruler.after("explicit_ids", "tasks", readTasks);
  ruler.after("tasks", "long_text", setLongTextAside);
  ruler.after("long_text", "directions", markDirections);
  addFootnoteRules(markdown);
  ruler.push("empty_links", makeRoomInLinks);
  ruler.push("formulas", placeFormulas);
  ruler.push("names", replaceNames);
  ruler.push("balance", balanceIslands);
  ruler.push("loose_text", wrapLooseText);
  ruler.push("places_alone", placeAlone);
  ruler.push("tabs", arrangeTabs);
  ruler.push("headings", arrangeHeadings);
  ruler.push("banner", readBanner);
  ruler.push("emoji", placeEmoji);
  ruler.push("empty_sections", markEmptySections);
  ruler.push("change_log", arrangeChangeLog);
  addAbbreviationRules(markdown);
  addReferenceScopes(markdown);
  return markdown;
}

function prepare(state: StateCore): void {
  const dialect = stateOf(state.env);
  dialect.lineStarts = listLineStarts(state.src);
  const names = new Set<string>();
  for (const [, name = ""] of state.src.matchAll(/<\/([A-Za-z][\w.-]*)/g)) names.add(name.toLowerCase());
  dialect.closedNames = names;
  readNames(state.src, dialect);
  findContainers(state.src, dialect);
}

function gatherDefinitions(state: StateCore): void {
  const { definitions } = stateOf(state.env);
  for (const token of state.tokens) {
    if (token.type !== "reference_definition" || token.map === null) continue;
    const reference = referencesAt(token.map[0], state.env)?.[String(token.meta?.["label"])];
    if (reference === undefined) continue;
    definitions.push({ target: reference.href, firstLine: token.map[0], lastLine: token.map[1] });
  }
}

/** Cells stand on the line of their row, which the rows know and their cells do not. */
function placeCells(state: StateCore): void {
  let row: [number, number] | null = null;
  for (const token of state.tokens) {
    if (token.type === "tr_open" || token.type === "thead_open") row = token.map ?? row;
    else if (token.type === "table_close") row = null;
    else if (token.type === "inline" && token.map === null && row !== null) token.map = [...row];
  }
}

function setLongTextAside(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.type !== "inline" || token.content.length <= longestRun) continue;
    token.type = "long_text";
    note(stateOf(state.env), "longText", "", { line: token.map?.[0] ?? 0, column: 0, length: 1 });
  }
}
