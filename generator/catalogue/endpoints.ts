import type { JsonObject } from "./json.ts";
import type { Span } from "./span.ts";

/*
 * What others call over a network, as plug-ins tell it of what they have read. Values are described by JSON Schema of the
 * draft of 2020-12, in which `$ref` is the name of a payload; a reference to anything else stands for itself.
 */

/** Something that is called: a method of an address, say, or a topic. */
export interface Endpoint extends Offered {
  /** Name of the call in programs that are made of the description. */
  readonly id?: string | undefined;
  /** Whether those who offer it call others, as webhooks do. */
  readonly isOutgoing?: true | undefined;
  /** The day until which it is promised to be there, as its authors write it, e.g. `2027-01-31`; absent where none is named. */
  readonly sunset?: string | undefined;
  /** Where it is called, or a path below that is told elsewhere; absent where nothing is said of it. */
  readonly addresses?: readonly string[] | undefined;
  /** What is given beside the body: parameters, headers. */
  readonly inputs: readonly EndpointInput[];
  /** Absent where there is none. */
  readonly body?: EndpointBody | undefined;
  readonly answers: readonly EndpointAnswer[];
  /** Whether anything is said of what it does; absent where that isn't known. */
  readonly isDescribed?: boolean | undefined;
  /** What it is a method of; absent for what stands by itself. */
  readonly service?: Service | undefined;
  /** The ways in which callers may prove who they are, each with all that it asks for; absent where nobody asks. */
  readonly access?: readonly (readonly string[])[] | undefined;
}

/** What methods belong to. */
export interface Service extends Omit<Offered, "plugin" | "deprecated"> {
  readonly isDescribed: boolean;
}

/** What requests and answers are made of, under a name of its own. */
export interface Payload extends Offered {
  readonly schema: JsonObject;
}

interface Offered {
  /** Name of the plug-in. */
  readonly plugin: string;
  /** Unique in the model, e.g. `GET /ships/{id}`. */
  readonly name: string;
  /** Path of the plug-in's page that is about it; absent where it has none. */
  readonly page?: string | undefined;
  readonly span?: Span | undefined;
  readonly deprecated?: { readonly reason?: string | undefined } | undefined;
}

/** A parameter of a request, or a header of a request or an answer. */
export interface EndpointInput {
  /** With where it is given, e.g. `query limit`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly deprecated?: { readonly reason?: string | undefined } | undefined;
  /** The day until which it may be given, as its authors write it; absent where none is named. */
  readonly sunset?: string | undefined;
  /** Absent where nothing is said of its value. */
  readonly schema?: JsonObject | undefined;
  /** How a value is written, in words; absent where it is neither a list nor an object and written as it is. */
  readonly writing?: string | undefined;
}

/** What is sent with a request. */
export interface EndpointBody {
  readonly isRequired: boolean;
  /** Schemas by media type. */
  readonly media: Readonly<Record<string, JsonObject>>;
}

/** What comes back, by how the call went. */
export interface EndpointAnswer {
  /** E.g. `200`, `4XX`, or `default` for any other. */
  readonly status: string;
  /** Schemas by media type. */
  readonly media: Readonly<Record<string, JsonObject>>;
  /** Named as they are; one that is required is always there. */
  readonly headers: readonly EndpointInput[];
}
