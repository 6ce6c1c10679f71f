import type { VersionFacts } from "../../generator/page-model/versions.ts";
import type { ReactNode } from "react";

/** The other editions of the site. It opens in place, with or without scripts. */
export function VersionMenu({ version }: { readonly version: VersionFacts | undefined }): ReactNode {
  if (version === undefined || version.menu.length === 0) return null;
  return (
    <details className="version-menu">
      <summary aria-label={`Version ${version.label}`}>{version.label}</summary>
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
