import type { VersionFacts } from "../../generator/page-model/versions.ts";
import type { ReactNode } from "react";

/** Says on each page that the edition isn't the one to use, and leads to that one. */
export function VersionBanner({ version }: { readonly version: VersionFacts | undefined }): ReactNode {
  if (version?.banner === undefined) return null;
  const { banner, label, last } = version;
  return (
    <aside className="version-banner" aria-label="Version">
      <p>
        {banner === "unreleased"
          ? `${label} is not released yet. What is said here may still change.`
          : `${label} is no longer maintained. What is said here may be out of date.`}
        {last === undefined ? null : (
          <>
            {" "}
            <a href={last.href}>
              {last.isSamePage === true
                ? `This page in ${last.label}, the last version`
                : `The last version is ${last.label}`}
            </a>
            .
          </>
        )}
      </p>
    </aside>
  );
}
