import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { isOfProtobuf } from "../../../catalogue/is-of-protobuf.ts";
import type { JsonObject } from "../../../catalogue/json.ts";
import type { LinkTarget } from "../../plugin.ts";
import type { PlacedService } from "../list-services.ts";
import { pathOfMethod, pathOfService } from "../page-paths.ts";
import type { FindOption } from "./find-option.ts";
import type { PlacedOption } from "./list-options.ts";
import type { OptionTarget } from "./option-data.ts";

/** Something that has an option. */
export interface OptionUse {
  readonly option: PlacedOption;
  /** What has it, e.g. `Ship.name`. */
  readonly label: string;
  /** Its page. */
  readonly to: LinkTarget;
}

/** All types, fields, values, services and methods that have an option which somebody declares. */
export function listOptionUses(
  { schemas }: Pick<Catalogue, "schemas">,
  services: readonly PlacedService[],
  find: FindOption,
): readonly OptionUse[] {
  const list = (
    options: JsonObject,
    target: OptionTarget,
    scope: string,
    user: Omit<OptionUse, "option">,
  ): readonly OptionUse[] =>
    Object.keys(options).flatMap((written) => {
      const option = find(written, target, scope);
      return option === undefined ? [] : [{ option, ...user }];
    });
  return [
    ...[...schemas.values()].filter(isOfProtobuf).flatMap((schema) => {
      const { fullName, name, kind, annotations } = schema;
      const to = `schema:${fullName}` as const;
      const parts = kind === "record" ? schema.fields : kind === "enum" ? schema.symbols : [];
      return [
        ...list(annotations, kind === "enum" ? "enum" : "message", fullName, { label: name, to }),
        ...parts.flatMap((part) =>
          list(part.annotations, kind === "enum" ? "value" : "field", fullName, { label: `${name}.${part.name}`, to }),
        ),
      ];
    }),
    ...services.flatMap((service) => [
      ...list(service.options, "service", service.fullName, {
        label: service.name,
        to: `page:${pathOfService(service)}`,
      }),
      ...service.methods.flatMap((method) =>
        list(method.options, "method", service.fullName, {
          label: `${service.name}.${method.name}`,
          to: `page:${pathOfMethod(service, method)}`,
        }),
      ),
    ]),
  ];
}
