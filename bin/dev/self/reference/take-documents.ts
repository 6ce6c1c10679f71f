import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../../generator/package-folder.ts";
import type { Pages } from "./pages.ts";

/** Documents at the top of the project, by the page that they become. */
const documents: ReadonlyMap<string, string> = new Map([
  ["ARCHITECTURE.md", "design/architecture.md"],
  ["CONTRIBUTING.md", "design/contributing.md"],
  ["TESTS.md", "design/tests.md"],
  ["BENCHMARKS.md", "design/benchmarks.md"],
  ["CHANGELOG.md", "design/changelog.md"],
  ["SECURITY.md", "design/security.md"],
]);

/** The project's own documents as pages; links among them stay, others lead to the repository. */
export function takeDocuments(): Pages {
  const { homepage } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { homepage: string };
  const repository = homepage.replace(/#.*$/, "");
  return new Map(
    [...documents].map(([file, page]) => {
      const text = redirectLinks(readFileSync(join(packageFolder, file), "utf8"), repository);
      return [page, `---\ncustom_edit_url: ${repository}/edit/main/${file}\n---\n${text}`];
    }),
  );
}

function redirectLinks(text: string, repository: string): string {
  return text.replaceAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g, (_link, path: string, anchor = "") => {
    const page = documents.get(path);
    if (page !== undefined) return `](/${page.replace(/\.md$/, "")}${String(anchor)})`;
    const guide = /^site\/docs\/(.+)\.md$/.exec(path)?.[1];
    return guide === undefined
      ? `](${repository}/blob/main/${path}${String(anchor)})`
      : `](/${guide}${String(anchor)})`;
  });
}
