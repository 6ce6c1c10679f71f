import type { PageFrame } from "../../generator/page-model/render-request.ts";
import { nameVersion } from "../../generator/page-model/name-version.ts";
import { findDirection } from "../../generator/page-model/count-sides.ts";
import type { Badge } from "../../generator/page-model/parts.ts";
import type { VersionFacts } from "../../generator/page-model/versions.ts";
import type { Logo } from "../../generator/page-model/theme.ts";
import type { ReactNode } from "react";
import { BadgeList } from "../../templates/parts/badge-list.tsx";
import { BreakableLabel } from "./breakable-label.tsx";
import { BreakableName } from "./breakable-name.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { nounLabel } from "./noun-label.ts";
import { versionWord } from "./version-word.ts";

interface PageHeadingProps {
  readonly page: PageFrame;
  readonly version?: VersionFacts | undefined;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
  /** Stands before the title of the first page. */
  readonly logo?: Logo | undefined;
}

/**
 * What the thing is, then its name, then its badges, that of the site's version last. Names of
 * declared things are monospace.
 */
export function PageHeading({ page, version, twin, logo }: PageHeadingProps): ReactNode {
  const isName = page.noun !== undefined && page.noun !== "prose" && page.noun !== "source";
  const heading = page.heading ?? page.title;
  return (
    <>
      {twin === undefined ? null : (
        <button type="button" className="page-copy" data-twin={twin} aria-label="Copy page as Markdown">
          Copy page
        </button>
      )}
      {page.noun === undefined ? null : (
        <p className="page-noun" data-noun={page.noun}>
          {nounLabel(page.noun)}
        </p>
      )}
      <div className={page.hidesTitle === true ? "page-title visually-hidden" : "page-title"}>
        <SiteLogo logo={logo} className="page-logo" height={44} />
        <h1 className={isName ? "name" : undefined} dir={findDirection(heading)}>
          {isName ? <BreakableName name={page.title} /> : <BreakableLabel label={heading} />}
        </h1>
        <BadgeList badges={page.badges} />
        {version?.badge === true ? <BadgeList badges={[toBadge(version)]} /> : null}
      </div>
      <OtherLanguages page={page} />
    </>
  );
}

function toBadge(version: VersionFacts): Badge {
  const word = versionWord(version);
  const label = word === "Version" ? nameVersion(version.label) : version.label;
  return { label, tone: "neutral", title: word };
}

/** The ways to the same page in other languages. */
function OtherLanguages({ page: { route, translations = [] } }: Pick<PageHeadingProps, "page">): ReactNode {
  const others = translations.filter((one) => one.route !== route);
  if (others.length === 0) return null;
  return (
    <ul className="page-languages" aria-label="In other languages">
      {others.map(({ language, label, href }) => (
        <li key={language}>
          <a rel="alternate" hrefLang={language} lang={language} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
