import type { VersionFacts } from "../../generator/page-model/versions.ts";
import type { ReactNode } from "react";
import { versionWord } from "./version-word.ts";

/** The version of the site, and its other editions if there are any. They open in place, with or without scripts. */
export function VersionMenu({ version }: { readonly version: VersionFacts | undefined }): ReactNode {
  if (version === undefined) return null;
  if (version.menu.length === 0) {
    return (
      <span className="version-name" title="Version">
        {version.label}
      </span>
    );
  }
  return (
    <details className="version-menu">
      <summary aria-label={`${versionWord(version)} ${version.label}`}>{version.label}</summary>
      <ul>
        {version.menu.map(({ label, href, note, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {label}
            </a>
            {note === undefined ? null : <span className="note"> {note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
