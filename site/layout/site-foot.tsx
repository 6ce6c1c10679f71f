import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";

/** What stands at the foot of every page by configuration: a text and links. */
export function SiteFoot({ site }: { readonly site: SiteFacts }): ReactNode {
  const { footer, footLinks = [] } = site.theme ?? {};
  if (footer === undefined && footLinks.length === 0) return null;
  return (
    <footer className="site-foot">
      {/* Rendered by our own Markdown from escaped text. */}
      {footer === undefined ? null : <p dangerouslySetInnerHTML={{ __html: footer }} />}
      {footLinks.length === 0 ? null : (
        <ul>
          {footLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
