import type { ReactNode } from "react";
import type { IndexItem } from "../../generator/page-model/metamodel.ts";
import { BadgeList } from "./badge-list.tsx";
import { LinkItemView } from "./link-groups.tsx";
import { RichTextView } from "./rich-text-view.tsx";

/** A line of an index: a name with its marks, one line of meaning, a note. */
export function IndexLine({ item, id }: { readonly item: IndexItem; readonly id?: string }): ReactNode {
  return (
    <li id={id} data-marks={item.marks?.join(" ")}>
      <span className="index-name">
        <LinkItemView link={item.link} />
        <BadgeList badges={item.badges} />
      </span>
      <span className="index-summary">{item.summary}</span>
      {item.note === undefined ? null : (
        <span className="note">
          <RichTextView value={item.note} />
        </span>
      )}
    </li>
  );
}
