/*
 * From React's elements to markup. Pages are made once, by components that are functions of what they are given; of
 * what React's own renderer does (suspending, streaming, hoisting, hooks, forms) they need nothing, and it takes three
 * times as long. So what is plain is written here, and all else, users' components with hooks among it, by React.
 * Both write the same, but for one thing: what stands in the head keeps its order.
 */
import { createElement, Fragment, type Context, type FC, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeText } from "./escape-text.ts";
import { findTag } from "./find-tag.ts";
import { printAttribute, printAttributes } from "./print-attributes.ts";
import type { OwnElement, Stencil } from "./stencil.ts";

/** The markup of a tree of elements. Throws what its components throw. */
export function toMarkup(node: ReactNode): string {
  return print(node, { contexts: noContexts, document: { handedOver: 0 } });
}

/** What providers further out have given. */
type Contexts = ReadonlyMap<Context<unknown>, unknown>;

const noContexts: Contexts = new Map();

/** Where in a document something is written. */
interface Place {
  readonly contexts: Contexts;
  /** How many parts of it React has written, each of which has names of its own for what `useId` is asked for. */
  readonly document: { handedOver: number };
}

/** The kinds of components that aren't functions, by the mark that React puts on them. */
interface MarkedType {
  readonly $$typeof: symbol;
  /** Of a consumer. */
  readonly _context?: Context<unknown> & { readonly _currentValue: unknown };
  /** Of what `memo` makes: the component. */
  readonly type?: unknown;
  /** Of what `memo` makes: how it was told to compare, else null. */
  readonly compare?: unknown;
}

const elementMark = Symbol.for("react.transitional.element");
const providerMark = Symbol.for("react.context");
const consumerMark = Symbol.for("react.consumer");
const memoMark = Symbol.for("react.memo");

type Properties = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function print(node: unknown, place: Place): string {
  if (typeof node === "string") return escapeText(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "number") return String(node);
  if (Array.isArray(node)) {
    let printed = "";
    for (const child of node) printed += print(child, place);
    return printed;
  }
  return isElement(node) ? printElement(node, place) : letReactPrint(node as ReactNode, place);
}

function isElement(node: unknown): node is ReactElement<Properties> {
  return typeof node === "object" && node !== null && "$$typeof" in node && node.$$typeof === elementMark;
}

function printElement(element: ReactElement<Properties>, place: Place): string {
  const { stencil } = element as unknown as OwnElement;
  if (stencil !== undefined) return printStencil(stencil, element, place);
  const { type, props } = element as { readonly type: unknown; readonly props: Properties };
  if (typeof type === "string") return printTag(type, element, place);
  if (type === Fragment) return print(props.children, place);
  if (typeof type === "function") return printComponent(type as FC<Properties>, element, place);
  const marked = type as MarkedType;
  if (marked.$$typeof === providerMark) {
    const contexts = new Map([...place.contexts, [type as Context<unknown>, props["value"]]]);
    return print(props.children, { ...place, contexts });
  }
  if (marked.$$typeof === consumerMark) return printConsumer(marked, element, place);
  if (marked.$$typeof === memoMark) return printMemo(marked, element, place);
  return letReactPrint(element, place);
}

function printStencil({ texts, gaps }: Stencil, element: ReactElement<Properties>, place: Place): string {
  const values = element.props as unknown as readonly unknown[];
  let printed = texts[0] ?? "";
  for (let at = 0; at < gaps.length; at += 1) {
    const gap = gaps[at];
    const value = values[at];
    if (gap === "child") printed += print(value, place);
    else if (gap === "markup") printed += (value as string | null | undefined) ?? "";
    else {
      const attribute = gap && printAttribute(gap, value);
      if (attribute === undefined) return letReactPrint(element, place);
      printed += attribute;
    }
    printed += texts[at + 1] ?? "";
  }
  return printed;
}

function printConsumer({ _context: context }: MarkedType, element: ReactElement<Properties>, place: Place): string {
  if (context === undefined) return letReactPrint(element, place);
  const { _currentValue: ownValue } = context;
  const value = place.contexts.has(context) ? place.contexts.get(context) : ownValue;
  return print((element.props.children as unknown as (value: unknown) => ReactNode)(value), place);
}

/** What components that are kept were given last, and their markup: the frame says the same on one page after the other. */
const lastMemos = new WeakMap<
  MarkedType,
  { readonly props: Properties; readonly contexts: Contexts; readonly markup: string }
>();

function printMemo(memo: MarkedType, element: ReactElement<Properties>, place: Place): string {
  if (typeof memo.type !== "function" || (memo.compare !== undefined && memo.compare !== null))
    return letReactPrint(element, place);
  const { props } = element;
  const last = lastMemos.get(memo);
  if (last !== undefined && last.contexts === place.contexts && isSame(last.props, props)) return last.markup;
  const { contexts, document } = place;
  const { handedOver } = document;
  const markup = printComponent(memo.type as FC<Properties>, element, place);
  // What React has named would have the same names a second time.
  if (document.handedOver === handedOver) lastMemos.set(memo, { props, contexts, markup });
  return markup;
}

function isSame(one: Properties, other: Properties): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

function printComponent(component: FC<Properties>, element: ReactElement<Properties>, place: Place): string {
  let rendered: ReactNode | Promise<ReactNode>;
  try {
    rendered = component(element.props);
  } catch {
    // It has hooks or is a class; or it fails in React's hands too, which then says so.
    return letReactPrint(element, place);
  }
  return print(rendered, place);
}

function printTag(tag: string, element: ReactElement<Properties>, place: Place): string {
  const known = findTag(tag);
  if (known === undefined) return letReactPrint(element, place);
  const { start, end, isVoid } = known;
  const { children, dangerouslySetInnerHTML } = element.props;
  const attributes = printAttributesOf(tag, element.props);
  // It says what is wrong with an element that has children twice, or may have none.
  const isWrong =
    (dangerouslySetInnerHTML != null && children != null) || (isVoid && (dangerouslySetInnerHTML ?? children) != null);
  if (attributes === undefined || isWrong) return letReactPrint(element, place);
  if (isVoid) return start + attributes + end;
  const { __html: own } = (dangerouslySetInnerHTML ?? {}) as { readonly __html?: string };
  const inner = own ?? print(children, place);
  // Parsers drop a line end that comes first.
  if (tag === "pre" && inner.startsWith("\n")) return `${start}${attributes}>\n${inner}${end}`;
  return `${start}${attributes}>${inner}${end}`;
}

function printAttributesOf(tag: string, properties: Properties): string | undefined {
  if (tag === "input") {
    // The state of a field stands behind all else.
    const { defaultChecked, checked = defaultChecked, value, ...rest } = properties;
    return printAttributes({ ...rest, checked, value });
  }
  // Those of custom elements are written in another manner.
  const isCustom = tag.includes("-");
  return isCustom && Object.keys(properties).some((name) => name !== "children")
    ? undefined
    : printAttributes(properties);
}

function letReactPrint(node: ReactNode, { contexts, document }: Place): string {
  let whole = node;
  for (const [context, value] of contexts) whole = createElement(context, { value }, whole);
  document.handedOver += 1;
  return renderToStaticMarkup(whole, { identifierPrefix: `${document.handedOver}-` });
}
