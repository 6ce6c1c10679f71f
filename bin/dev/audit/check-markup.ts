import { HtmlValidate, type Message } from "html-validate";
import type { AuditedSite } from "./audited-site.ts";
import { type Finding, toFinding } from "./finding.ts";
import { readDocument } from "./read-document.ts";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes what means the same to every parser: `charSet`, `<br/>` and `open=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Lines of an author's code end as they do.
    "no-trailing-whitespace": "off",
    // Frames that scroll are regions so that they have a name, without being parts of the document.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // The frame's own anchors begin with `~`, which no name of a model can: HTML only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // ARIA allows to name a list, and screen readers say the name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** What html-validate finds wrong in the documents of a page, by its recommended rules. */
export async function checkMarkup(site: AuditedSite, page: PageKind): Promise<Finding> {
  const { results } = await validator.validateString(readDocument(site, page));
  const faults = results.flatMap(({ messages }) => messages.map(describe));
  return toFinding({ site: site.name, page: page.kind, check: "html" }, [...new Set(faults)]);
}

function describe({ ruleId, message, selector }: Message): string {
  return `${ruleId}: ${message} (${selector ?? "document"})`;
}
