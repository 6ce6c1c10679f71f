import type { Endpoint } from "../../catalogue/endpoints.ts";
import type { ChangeSide } from "../change.ts";

/** What is gone, with the page that was about it: by its name alone nobody knows where a plug-in had that. */
export function sideOfOffered({ plugin, page, span }: Pick<Endpoint, "plugin" | "page" | "span">): ChangeSide {
  return { span, ...(page !== undefined && { text: `${plugin}/${page}` }) };
}
