import type { Entity, UrnPart } from "../../catalogue/metamodel.ts";
import type { UrnPartView, UrnPiece, UrnView } from "../../page-model/metamodel.ts";
import type { RichText } from "../../page-model/parts.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import type { EntityActions } from "../actions/plan-actions.ts";
import { toAnchor } from "../addresses/addresses.ts";
import { asCode, toReferenceRun, toTypeText } from "../parts/parts.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** What the URNs of an entity look like: a template, what each part of it holds, and an example. Undefined where nothing tells. */
export function toUrnView(
  entity: Entity,
  { urn: example, builder }: EntityActions,
  view: MetamodelView,
): UrnView | undefined {
  const { urn, keyAspect } = entity;
  if (urn === undefined) return undefined;
  const record = keyAspect === undefined ? undefined : view.recordOf(keyAspect);
  const parts = urn.parts.map((part) =>
    toUrnPart(
      part,
      record?.fields.find((field) => field.name === part.field),
      view,
    ),
  );
  return {
    pieces: cutTemplate(urn.text, parts),
    example: { id: "urn", label: "A URN", language: "text", code: example },
    builder,
    parts,
  };
}

type KeyField = Parameters<typeof toTypeText>[0];

function toUrnPart(
  part: UrnPart,
  field: { readonly type: KeyField; readonly doc?: string | undefined } | undefined,
  view: MetamodelView,
): UrnPartView {
  const { context } = view;
  return {
    id: `${sectionIds.urn}.${toAnchor(part.name)}`,
    name: part.name,
    type: toPartType(part, field?.type, view),
    doc: context.inlineDoc(part.doc ?? field?.doc),
    note: part.maxLength === undefined ? undefined : `at most ${part.maxLength} characters`,
  };
}

function toPartType(part: UrnPart, type: KeyField | undefined, { context }: MetamodelView): RichText {
  if (part.entity !== undefined) {
    const href = context.links.entity(part.entity);
    return [{ text: "URN of " }, { text: part.entity, code: true, href }];
  }
  if (part.enum !== undefined) return [{ text: "a symbol of " }, { ...toReferenceRun(part.enum, context), code: true }];
  return type === undefined ? [] : asCode(toTypeText(type, context));
}

/** Cuts `urn:li:dataset:(<platform>,<name>)` before and after each `<part>`. */
function cutTemplate(text: string, parts: readonly UrnPartView[]): readonly UrnPiece[] {
  const byName = new Map(parts.map((part) => [part.name, part]));
  return text
    .split(/(<[^<>]*>)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, part: byName.get(piece.slice(1, -1)) }));
}
