/*
 * What the build makes of the elements of our own templates: where several stand in one another, all that is always the
 * same is one text with gaps, and a page only fills the gaps (`bin/dev/build/merge-elements.ts`). What is made here are
 * elements all the same, which React can write as well: a stencil is the component of what stands in its place.
 */
import type { ReactElement, ReactNode } from "react";
import { type Attribute, findAttribute } from "./print-attributes.ts";

/** Markup with gaps: one less than there are texts. */
export interface Stencil {
  readonly texts: readonly string[];
  readonly gaps: readonly Gap[];
  /** The elements that it stands for, with what is in the gaps. */
  readonly toElements: (values: readonly unknown[]) => ReactElement;
}

/** Where a gap is: among children, in a tag as an attribute, or where markup goes as it is. */
export type Gap = Attribute | "child" | "markup";

/** An element as React knows it, and the stencil if it is made by one; its properties are what is in the gaps then. */
export interface OwnElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly key: null;
  readonly ref: null;
  readonly props: unknown;
  readonly stencil: Stencil | undefined;
}

/** A stencil of its texts, the properties of its gaps (nothing for children) and the elements that it stands for. */
export function makeStencil(
  texts: Stencil["texts"],
  properties: readonly string[],
  toElements: Stencil["toElements"],
): Stencil {
  return { texts, gaps: properties.map(toGap), toElements };
}

function toGap(property: string): Gap {
  if (property === "") return "child";
  if (property === "dangerouslySetInnerHTML") return "markup";
  const attribute = findAttribute(property);
  if (attribute === undefined) throw new Error(`nobody knows how to write ${property}`);
  return attribute;
}

const elementMark = Symbol.for("react.transitional.element");

/** The elements that a stencil stands for. */
export function fillStencil(stencil: Stencil, values: readonly unknown[]): ReactNode {
  return {
    $$typeof: elementMark,
    type: stencil.toElements,
    key: null,
    ref: null,
    props: values,
    stencil,
  } satisfies OwnElement as unknown as ReactElement;
}

/** Any other element. Keys are for what stays in a browser and changes there. */
export function makeElement(type: unknown, props: object): ReactNode {
  return {
    $$typeof: elementMark,
    type,
    key: null,
    ref: null,
    props,
    stencil: undefined,
  } satisfies OwnElement as unknown as ReactElement;
}
