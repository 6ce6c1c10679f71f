import type { JsonObject } from "../../catalogue/json.ts";
import type { OptionData } from "./options/option-data.ts";
import type { Place } from "../plugin.ts";

/** What a file has in the catalogue besides its schemas. */
export interface ProtobufData {
  readonly services: readonly ServiceData[];
  /** Absent where it declares none. */
  readonly options?: readonly OptionData[] | undefined;
  /** What is imported and isn't there, each with the first file that does so. */
  readonly missing: readonly MissingImport[];
}

/** A path that leads to no file. */
export interface MissingImport {
  readonly path: string;
  readonly place: Place;
  /** How many files import it. */
  readonly count: number;
  /** Full names of types that fields may have from there. */
  readonly names: readonly string[];
}

/** A service, with what names in it lead to. */
export interface ServiceData {
  readonly name: string;
  readonly fullName: string;
  /** Empty where the file names none. */
  readonly package: string;
  readonly place: Place;
  readonly doc?: string | undefined;
  readonly deprecated?: string | boolean | undefined;
  readonly options: JsonObject;
  readonly written?: string | undefined;
  readonly methods: readonly MethodData[];
}

/** A call of a service. */
export interface MethodData {
  readonly name: string;
  readonly place: Place;
  readonly doc?: string | undefined;
  readonly deprecated?: string | boolean | undefined;
  readonly input: TurnData;
  readonly output: TurnData;
  /** Requests of HTTP that are the same call. */
  readonly http: readonly HttpRule[];
  /** What a call that takes its time comes to, and what is told meanwhile. */
  readonly operation?:
    | { readonly response?: TurnData | undefined; readonly metadata?: TurnData | undefined }
    | undefined;
  /** What may be given without a message around it: names of fields, `name,etag`. */
  readonly signatures: readonly string[];
  readonly options: JsonObject;
}

/** What one side sends. */
export interface TurnData {
  /** Full name of the message; as it is written where nothing of that name is known. */
  readonly type: string;
  readonly isKnown?: true | undefined;
  readonly isStream?: true | undefined;
}

/** A request of HTTP. */
export interface HttpRule {
  readonly method: string;
  readonly path: string;
  /** The field that is the body; `*` for all that the path doesn't hold. */
  readonly body?: string | undefined;
}
