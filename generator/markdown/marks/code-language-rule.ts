import type { MarkdownIt } from "markdown-it";

/** As MkDocs has it by `pymdownx.inlinehilite`: `#!python print()`, or with three colons. What calls a program has a path or another name. */
const mark = /^(?:#!|:{3})([a-z][a-z\d+#-]{0,20})[ \t]+(?=\S)/;

/** As Nextra, Fumadocs and others have it: `print(){:py}`, or the name of a colour, `print{:.fn}`; `#{:sql}` is code. */
const markBehind = /^([^]*[^\s#%@$])\{:(?:([a-z][a-z\d+#-]{0,20})|\.[a-z][\w.-]{0,40})\}$/;

/** Those that are written so; `nix-shell` and others stand in scripts. */
const languages: ReadonlySet<string> = new Set([
  ..."bash c c# c++ console cpp csharp css diff docker dockerfile go graphql groovy hcl html ini java".split(" "),
  ..."javascript jinja jinja2 js json json5 jsx kotlin lua make markdown md php powershell proto protobuf".split(" "),
  ..."py py3 pycon python python3 r rb ruby rust scala scss sh shell sql swift terraform text toml ts tsx".split(" "),
  ..."typescript xml yaml yml".split(" "),
]);

/** Teaches the dialect that code in a line may begin with its language, which is no part of it. */
export function addCodeLanguageRule(markdown: MarkdownIt): void {
  markdown.inline.ruler2.push("code_languages", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== "code_inline") continue;
      const [written = "", language = ""] = mark.exec(token.content) ?? [];
      const [, code, behind] = (token.content.endsWith("}") && markBehind.exec(token.content)) || [];
      if (code !== undefined && (behind === undefined || languages.has(behind))) token.content = code;
      if (languages.has(language)) token.content = token.content.slice(written.length);
    }
    return false;
  });
}
