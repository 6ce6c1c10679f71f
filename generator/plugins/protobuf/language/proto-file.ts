import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import type { Place } from "../../plugin.ts";

/** What a file says, as plain data and by the names as they are written: what these lead to is known when all files are. */
export interface ProtoFile {
  readonly syntax: "proto2" | "proto3" | "editions";
  /** E.g. `2023`, of a file in editions. */
  readonly edition?: string | undefined;
  /** Empty where none is named. */
  readonly package: string;
  readonly imports: readonly ProtoImport[];
  readonly options: JsonObject;
  readonly messages: readonly ProtoMessage[];
  readonly enums: readonly ProtoEnum[];
  readonly services: readonly ProtoService[];
  /** Fields that other messages get. */
  readonly extensions: readonly ProtoField[];
  /** What stands above `syntax` and `package`, such as a licence, and on them. */
  readonly about: readonly string[];
}

/** The path of another file, as it is written. */
export interface ProtoImport {
  readonly path: string;
  readonly place: Place;
  readonly modifier?: "public" | "weak" | "option" | undefined;
}

/** What stands around a declaration as a comment, to the letter, as `protoc` attaches it. */
export interface ProtoComments {
  readonly leading?: string | undefined;
  readonly trailing?: string | undefined;
  /** What stands above it and is parted from it by an empty line. */
  readonly detached?: readonly string[] | undefined;
}

interface Declared {
  readonly name: string;
  readonly place: Place;
  readonly comments: ProtoComments;
  /** By their names, those of extensions in brackets: `{ "deprecated": true, "(google.api.http)": { "get": "/v1" } }`. */
  readonly options: JsonObject;
}

interface DeclaredType extends Declared {
  /** As its author wrote it; absent where it is too long to be shown. */
  readonly written?: string | undefined;
}

/** A message, or the body of a group. */
export interface ProtoMessage extends DeclaredType {
  readonly fields: readonly ProtoField[];
  readonly oneofs: readonly ProtoOneof[];
  readonly messages: readonly ProtoMessage[];
  readonly enums: readonly ProtoEnum[];
  readonly extensions: readonly ProtoField[];
  /** Numbers that others may extend it by. */
  readonly extensionRanges: readonly ProtoRange[];
  readonly reserved: readonly ProtoRange[];
  readonly reservedNames: readonly string[];
}

/** Fields of which at most one is set. */
export type ProtoOneof = Declared;

/** Numbers from one to another, both counted in; `max` for all that may be. */
export interface ProtoRange {
  readonly from: number;
  readonly to: number | "max";
}

/** A field of a message, or one that extends another message. */
export interface ProtoField extends Declared {
  readonly label?: "optional" | "required" | "repeated" | undefined;
  /** A scalar or the name of a message or enum, as it is written; of a map that of its values. */
  readonly type: string;
  readonly typePlace: Place;
  /** Of a map, what its keys are. */
  readonly key?: string | undefined;
  readonly number: number;
  readonly default?: JsonValue | undefined;
  readonly jsonName?: string | undefined;
  /** The `oneof` that it is in. */
  readonly oneof?: string | undefined;
  readonly isGroup?: true | undefined;
  /** Of an extension, the message that it extends, as it is written. */
  readonly extendee?: string | undefined;
  readonly extendeePlace?: Place | undefined;
}

/** An enum. */
export interface ProtoEnum extends DeclaredType {
  readonly values: readonly ProtoEnumValue[];
  readonly reserved: readonly ProtoRange[];
  readonly reservedNames: readonly string[];
}

/** A value of an enum. */
export interface ProtoEnumValue extends Declared {
  readonly number: number;
}

/** A service. */
export interface ProtoService extends DeclaredType {
  readonly methods: readonly ProtoMethod[];
}

/** A call of a service. */
export interface ProtoMethod extends Declared {
  readonly input: ProtoTurn;
  readonly output: ProtoTurn;
}

/** What one side sends, once or as a stream. */
export interface ProtoTurn {
  /** As it is written. */
  readonly type: string;
  readonly place: Place;
  readonly isStream?: true | undefined;
}
