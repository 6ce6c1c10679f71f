import type { JsonValue } from "./json.ts";

/** What a plug-in has read that is no schema and no entity, as it gave it. */
export interface Extension {
  /** Name of the plug-in. */
  readonly plugin: string;
  /** Path of the file. */
  readonly file: string;
  readonly data: JsonValue;
  /** Present where it says nothing that schemas and entities don't say as well, and is only kept for pages. */
  readonly isForPages?: true | undefined;
}
