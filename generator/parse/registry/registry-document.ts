import type { LocatedName } from "../../places/located-name.ts";
import type { EntityCategory, RegistryPluginKind } from "../../catalogue/metamodel.ts";
import type { Span } from "../../catalogue/span.ts";

/**
 * What one entity registry file says. Every name keeps its place, so that linking can point at it.
 * What could not be read is left out; each such part has been reported.
 */
export interface RegistryDocument {
  readonly kind: "registryDocument";
  readonly file: string;
  readonly id?: LocatedName | undefined;
  readonly entities: readonly RegistryEntity[];
  readonly events: readonly LocatedName[];
  readonly plugins: readonly RegistryPluginNode[];
  /** Present when the text is malformed, so that what is absent here may only be unread. */
  readonly incomplete?: true | undefined;
}

/** An entity as one registry has it. */
export interface RegistryEntity {
  readonly name: LocatedName;
  readonly keyAspect?: LocatedName | undefined;
  /** As listed, repeats included. */
  readonly aspects: readonly LocatedName[];
  readonly category?: EntityCategory | undefined;
  readonly doc?: string | undefined;
  readonly searchGroup?: string | undefined;
  readonly viewUnrestricted?: boolean | undefined;
  /** Present where it needs no key aspect, as in languages that have none. */
  readonly isKeyless?: true | undefined;
  /** The whole entry. */
  readonly span: Span;
}

/** One entry of a plugin list. */
export interface RegistryPluginNode {
  readonly kind: RegistryPluginKind;
  readonly className: LocatedName;
  readonly enabled?: boolean | undefined;
  readonly supportedOperations: readonly string[];
  readonly supports: readonly RegistryPluginScope[];
  readonly packageScan: readonly string[];
  /** Whether the platform takes the plugin from its Spring context. */
  readonly spring: boolean;
}

/** An entity and an aspect that a plugin applies to; either may be `*`. */
export interface RegistryPluginScope {
  readonly entity?: LocatedName | undefined;
  readonly aspect?: LocatedName | undefined;
}
