import type { JsonObject } from "../../catalogue/json.ts";
import type { Offer } from "../plugin.ts";
import type { PlacedService } from "./list-services.ts";
import { pathOfMethod, pathOfService } from "./page-paths.ts";
import type { MethodData, TurnData } from "./service-data.ts";

/** The calls of all services, for comparisons: what is in their messages is told of these. */
export function tellOffer(services: readonly PlacedService[]): Offer {
  return {
    endpoints: services.flatMap((service) => {
      const { fullName, file, place } = service;
      const owner = {
        ...{ name: fullName, page: pathOfService(service), span: { file, ...place } },
        isDescribed: service.doc !== undefined,
      };
      return service.methods.map((method) => {
        const { name, place, deprecated = service.deprecated, http } = method;
        return {
          name: `${service.fullName}/${name}`,
          page: pathOfMethod(service, method),
          span: { file: service.file, ...place },
          ...(deprecated !== undefined && { deprecated: typeof deprecated === "string" ? { reason: deprecated } : {} }),
          ...(http.length > 0 && { addresses: http.map(({ method, path }) => `${method} ${path}`) }),
          inputs: [],
          body: { isRequired: true, media: toMedia(method.input) },
          answers: [{ status: "OK", media: toMedia(answerOf(method)), headers: [] }],
          ...{ isDescribed: method.doc !== undefined, service: owner },
        };
      });
    }),
  };
}

/** What a call comes to, be it at once or after a while. */
function answerOf({ output, operation }: MethodData): TurnData {
  return operation?.response ?? output;
}

/** A message is what other APIs have as a media type: whoever knows one reads no other. */
function toMedia({ type, isStream }: TurnData): Readonly<Record<string, JsonObject>> {
  return { [isStream === true ? `stream ${type}` : type]: {} };
}
