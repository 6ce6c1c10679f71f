import type { Endpoint } from "../../catalogue/endpoints.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";

type Promised = Pick<Endpoint, "sunset" | "deprecated" | "span">;

/**
 * What has become of the day until which an endpoint is promised, or a parameter of it. That it is deprecated no more, or from now on, is told as that; a day
 * that can't be read, or is named no more, promises nothing.
 */
export function compareSunsets(site: Site, was: Promised, is: Promised): readonly Change[] {
  if (was.sunset === is.sunset || was.deprecated === undefined || is.deprecated === undefined) return [];
  const [before, after] = [toTime(was), toTime(is)];
  if (before === after) return [];
  const isLater = after !== undefined && (before === undefined || after > before);
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, "sunset"),
      code: isLater ? "safe/endpoint-sunset-later" : "risky/endpoint-sunset-earlier",
      kind: "changed",
      before: { text: was.sunset ?? "no named day", span: was.span },
      after: { text: is.sunset ?? "no named day", span: is.span },
    }),
  ];
}

function toTime({ sunset = "" }: Promised): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}/.test(sunset) ? Date.parse(sunset) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
