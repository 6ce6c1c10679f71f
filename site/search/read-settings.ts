import { asksOwnFile } from "./asks-own-file.ts";

/** What is set up, and with what it is: `snowflake config`, `configure the Kafka sink`, `settings for Looker`. */
const forms = [
  /^(\S.{0,38}?)\s+(?:recipe\s+)?(?:configs?|configurations?|settings?)(?:\s+options?)?$/i,
  /^(?:configs?|configurations?|configure|options?|settings?)\s+(?:(?:for|of)\s+)?(?:(?:an?|the)\s+)?(\S.{0,38}?)$/i,
];

/** What the settings are asked of. */
export interface SettingsQuery {
  readonly name: string;
  /** Present where it was said whether something comes from there or goes there. */
  readonly kind?: "source" | "sink";
}

/** What somebody asks the settings of, in whatever word; undefined where that is nothing. */
export function readSettings(query: string): SettingsQuery | undefined {
  if (asksOwnFile(query)) return undefined;
  for (const form of forms) {
    const [, said = ""] = form.exec(query.trim()) ?? [];
    const [, name = said, kind] = /^(.+?)\s+(connector|sink|source)s?$/i.exec(said) ?? [];
    if (name === "" || /^(?:config|option|setting)/i.test(name)) continue;
    return kind === undefined ? { name } : { name, kind: kind.toLowerCase() === "sink" ? "sink" : "source" };
  }
  return undefined;
}
