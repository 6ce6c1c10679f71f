import type { ReactNode } from "react";

/*
 * `404.html` is shown at any depth, so its addresses are those below the base. Where the site stands below another path than it
 * was made for, none of them leads anywhere, its style sheet's the least: all that is shown then is this note, which needs nothing.
 * The sheet, where it is found, hides the note and shows the page. See `base.css`.
 */

/** In a layer before all others, so that whatever the site's own sheet says wins. */
const style = `@layer lost{html{color-scheme:light dark}body>*{display:none}body>.lost{display:block;max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}.lost strong{font-size:1.75rem;font-weight:600}}`;

/** What a policy says of the style: whoever changes that is told the new hash by the test. */
export const lostStyleSource = "'sha256-6bIiA3Ckd1bbH/gVw/M1uO07CLmiGLUnpy/5OJLXAtI='";

/** Stands before the sheets of the site. */
export function LostStyle(): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: style }} />;
}

/** The last of a page, behind the way to its content; the style shows it alone. */
export function LostNote({ title }: { readonly title: string }): ReactNode {
  return (
    <div className="lost">
      <p>
        <strong>{title}</strong>
      </p>
      <p>The address may be misspelled, or what it named is gone.</p>
      <p>
        <a href="..">One level up</a>
      </p>
    </div>
  );
}
