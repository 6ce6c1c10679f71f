import type { Announcement } from "../../generator/page-model/theme.ts";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";

/** What the site wants every reader to know, until they dismiss it. */
export function AnnouncementBar({ announcement }: { readonly announcement: Announcement | undefined }): ReactNode {
  if (announcement === undefined) return null;
  return (
    <dismissible-note data-id={announcement.id}>
      <aside className="announcement" aria-label="Announcement">
        {/* Rendered by our own Markdown from escaped text. */}
        <p dangerouslySetInnerHTML={{ __html: announcement.html }} />
        <button type="button" className="bar-button" aria-label="Dismiss">
          <CloseIcon />
        </button>
      </aside>
    </dismissible-note>
  );
}

declare module "react" {
  // The name and the form are React's.
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by `site/client/early.ts`. */
      "dismissible-note": { readonly "data-id": string; readonly children: ReactNode };
    }
  }
}
