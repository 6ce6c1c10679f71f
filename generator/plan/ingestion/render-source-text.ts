import type { Html } from "../../page-model/parts.ts";
import { reportAnchor, type FindOwnAnchor } from "../prose/prose.ts";
import type { IngestionView } from "./ingestion-view.ts";
import type { SourceAnchors } from "./source-anchors.ts";
import { takeText, type SourceText } from "./source-texts.ts";

/** Renders a text about a platform. Anchors that its author meant for the platform's own site are led to their parts here. */
export function renderSourceText(
  part: SourceText,
  anchors: SourceAnchors,
  { context, places, report }: IngestionView,
): Html | undefined {
  const { text, level, id } = part;
  if (text === undefined) return undefined;
  const prefix = `${id}.`;
  const findOwn: FindOwnAnchor = (anchor, link) => {
    const found = anchors.find(anchor, part);
    if (!found.isExact) reportAnchor(anchor, link, { id: found.id, ids: anchors.ids(), prefix, report });
    return found.id;
  };
  const options = { span: text.span, topLevel: level, idPrefix: prefix, generated: places, findOwn };
  return context.prose(takeText(part), options)?.html;
}
