import { sayOrder } from "./say-order.ts";

/** What is turned off or on; behind what is, the small word may be of anything else. */
const switches = /^\s*(?:switch|turn)\s+(off|on)\s+(\S.{0,60}?)[\s?.!]*$/i;

/** An order to turn something off or on, in the words that names have for that: `disable telemetry`. Undefined for all others. */
export function saySwitch(query: string): string | undefined {
  const [, way, thing] = switches.exec(sayOrder(query)) ?? [];
  if (way === undefined || thing === undefined) return undefined;
  return `${way.toLowerCase() === "off" ? "disable" : "enable"} ${thing}`;
}
