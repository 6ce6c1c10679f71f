import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change, ChangeArea } from "../change.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";

type Model = Pick<Catalogue, "entities" | "aspects" | "schemas">;

/** Entities and aspects that the platform keeps more, or less, for itself than before. */
export function compareSystemAccess(before: Model, after: Model): readonly Change[] {
  const tell = (area: ChangeArea, name: string, was: Access, is: Access): readonly Change[] => {
    if (was.text === is.text) return [];
    const isLess = levels.indexOf(is.text) < levels.indexOf(was.text);
    const code = isLess ? "breaking/access-narrowed" : "safe/access-widened";
    return [makeChange({ area, thing: name, coordinate: name, code, before: was, after: is })];
  };
  return [
    ...pairUp(before.entities, after.entities).flatMap(({ name, before: was, after: is }) =>
      was === undefined || is === undefined
        ? []
        : tell("entities", name, readAccess(before, was.keyAspect), readAccess(after, is.keyAspect)),
    ),
    ...pairUp(before.aspects, after.aspects).flatMap(({ name, before: was, after: is }) =>
      was === undefined || is === undefined
        ? []
        : tell("aspects", name, readAccess(before, name, "System"), readAccess(after, name, "System")),
    ),
  ];
}

/** From the least to the most, as changes say it. */
const levels = [
  "kept by the platform for itself",
  "known to be there to those whom a policy lets",
  "readable for those whom a policy lets",
  "like all other data",
] as const;

/** Such a sentence, and where it is said. */
interface Access {
  readonly text: (typeof levels)[number];
  readonly span: Span | undefined;
}

/** What the record of an aspect says: as the key of an entity of that, else of itself. */
function readAccess(
  { aspects, schemas }: Model,
  aspect: string | undefined,
  annotation: "System" | "SystemEntity" = "SystemEntity",
): Access {
  const record = schemas.get(aspects.get(aspect ?? "")?.schema ?? "");
  const said: JsonValue | undefined = record?.annotations[annotation];
  const span = record?.nameSpan;
  if (said === undefined || (said !== true && !isJsonObject(said))) return { text: levels[3], span };
  const { allowRead, allowExists } = isJsonObject(said) ? said : {};
  return { text: allowRead === true ? levels[2] : allowExists === true ? levels[1] : levels[0], span };
}
