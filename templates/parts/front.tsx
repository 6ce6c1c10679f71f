import type { ReactNode } from "react";
import { findDirection } from "../../generator/page-model/count-sides.ts";
import type { FrontView } from "../../generator/page-model/front.ts";
import { splitLabel } from "../../generator/page-model/split-label.ts";

/** Search, and what most readers come for. */
export function Front({ front: { searched, tasks } }: { readonly front: FrontView }): ReactNode {
  return (
    <>
      <button type="button" className="search-front" aria-haspopup="dialog">
        <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.75" cy="8.75" r="5.25" />
          <path d="m12.75 12.75 4 4" />
        </svg>
        {`Search ${searched}`}
        <kbd aria-hidden="true">/</kbd>
      </button>
      {tasks.length === 0 ? null : (
        <ul className="tasks" aria-label="What most readers come for">
          {tasks.map(({ label, href, text }) => (
            <li key={href} dir={findDirection(`${label} ${text}`)}>
              <a href={href}>{breakLong(label)}</a>
              {text === "" ? null : <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Names in a label may break where their parts meet; its pieces never change places. */
function breakLong(label: string): ReactNode {
  return splitLabel(label).flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]));
}
