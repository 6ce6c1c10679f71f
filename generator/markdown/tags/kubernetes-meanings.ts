import type { TagMeaning, TemplateTag } from "./read-tag.ts";

/** What the theme of Kubernetes has, which others have taken over, and that of Istio. */
export const kubernetesMeanings: readonly (readonly [name: string, meaning: TagMeaning])[] = [
  ["glossary_tooltip", ({ named }) => named.get("text") ?? named.get("term_id")?.replaceAll(/[-_]+/g, " ")],
  ["glossary_definition", define],
  ["heading", ({ words }) => headings.get(words[0] ?? "") ?? words[0]],
  ["feature-state", featureState],
  ["api-reference", leadToReference],
  ...["code_sample", "codenew", "code_fragment"].map((name) => [name, sample] as const),
  // What says how a page is arranged, or the same of each page.
  ...["version-check", "table", "thirdparty-content", "gloss"].map((name) => [name, () => ""] as const),
];

/** What the usual headings of its pages say. */
const headings: ReadonlyMap<string, string> = new Map([
  ["whatsnext", "What's next"],
  ["prerequisites", "Before you begin"],
  ["objectives", "Objectives"],
  ["cleanup", "Cleaning up"],
  ["seealso", "See also"],
  ["synopsis", "Synopsis"],
  ["options", "Options"],
]);

function featureState({ named }: TemplateTag): string | undefined {
  const [state, version, gate] = [named.get("state"), named.get("for_k8s_version"), named.get("feature_gate_name")];
  // The gate has a page of its own, which says its state.
  if (state === undefined) return gate === undefined ? undefined : `**Feature state:** that of \`${toCode(gate)}\``;
  return `**Feature state:** ${state}${version === undefined ? "" : `, ${version}`}`;
}

/** The page of a term, up to where the rest of it begins where only its beginning is wanted. */
function define({ named }: TemplateTag): string | undefined {
  const term = named.get("term_id");
  if (term === undefined || !/^[\w-]{1,100}$/.test(term)) return undefined;
  const rest = named.get("length") === "all" ? "" : ' to="<!--more-->"';
  return `{{ inline /docs/reference/glossary/${term}.md${rest} }}`;
}

function leadToReference({ named }: TemplateTag): string | undefined {
  const [page, anchor] = [named.get("page"), named.get("anchor")];
  if (page === undefined || !/^[\w./-]{1,200}$/.test(page)) return undefined;
  const said =
    named.get("text") ??
    anchor ??
    page
      .split("/")
      .at(-1)
      ?.replace(/-v\d\w*$/, "") ??
    page;
  const place = anchor !== undefined && /^[\w-]{1,200}$/.test(anchor) ? `#${anchor}` : "";
  return `[${said.replaceAll(/[[\]\\]/g, "\\$&")}](/docs/reference/kubernetes-api/${page}/${place})`;
}

/** A file of the examples that stand beside the documents. */
function sample({ named, words }: TemplateTag): string | undefined {
  const file = named.get("file") ?? words[0];
  return file === undefined || !/^[\w./-]{1,300}$/.test(file) ? undefined : `<<< /examples/${file.replace(/^\/+/, "")}`;
}

function toCode(text: string): string {
  return text.replaceAll("`", "");
}
