import type { RestliCall, RestliResource, RestliServiceError } from "../../catalogue/restli.ts";
import type { Fact, RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { guardAnnotations, listGuardedFields } from "./guarded-fields.ts";
import { asCode, describeAnnotation, joinTexts, toTypeText } from "../parts/parts.ts";

/** Those that have no words of their own elsewhere on the page, as `told` names further ones. */
export function toAnnotationFacts(
  { annotations }: Pick<RestliResource, "annotations">,
  told: readonly string[] = [],
): readonly Fact[] {
  const others = Object.entries(annotations).filter(([name]) => !/^deprecated$/i.test(name) && !told.includes(name));
  if (others.length === 0) return [];
  return [{ label: "Annotations", value: joinTexts(others.map(([name, value]) => describeAnnotation(name, value))) }];
}

/** Which fields of entities those who call a resource never set, or set only as they create one. */
export function toGuardFacts(resource: Pick<RestliResource, "annotations">): readonly Fact[] {
  return guardAnnotations.flatMap((guard) => {
    const paths = listGuardedFields(resource, guard);
    const value = joinTexts(paths.map((text): RichText => [{ text, code: true }]));
    return paths.length === 0 ? [] : [{ label: guardLabels[guard], value }];
  });
}

const guardLabels = { readOnly: "Read only", createOnly: "Set only when created" } as const;

/** Annotations that `toGuardFacts` tells, as far as it does. */
export function listToldGuards(resource: Pick<RestliResource, "annotations">): readonly string[] {
  return guardAnnotations.filter((guard) => listGuardedFields(resource, guard).length > 0);
}

/** What may come instead of a result: errors by the code that they carry, and by the class that the server throws. */
export function toErrorFacts(
  { errors = [], throws = [] }: { readonly errors?: RestliCall["errors"]; readonly throws?: readonly string[] },
  context: PlanContext,
): readonly Fact[] {
  const values = [
    ...errors.map((error) => describeError(error, context)),
    ...throws.map((text): RichText => [{ text, code: true }]),
  ];
  return values.length === 0 ? [] : [{ label: "Errors", value: joinTexts(values) }];
}

/** E.g. `ALBUM_CLOSED` 403 of `albumId`, “The album is closed.”, with `AlbumError`. */
function describeError(
  { code, status, message, detail, parameters }: RestliServiceError,
  context: PlanContext,
): RichText {
  const words: TextRun[] = [{ text: code, code: true }];
  if (status !== undefined) words.push({ text: ` ${status}` });
  if (parameters !== undefined) words.push({ text: " of " }, { text: parameters.join(", "), code: true });
  if (message !== undefined) words.push({ text: `, “${message}”` });
  if (detail !== undefined) words.push({ text: ", with " }, ...asCode(toTypeText(detail, context)));
  return words;
}
