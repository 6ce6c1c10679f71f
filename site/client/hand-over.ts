/*
 * How scripts that come late reach the page: each calls `aspectdoc` with what it holds. Classic scripts and
 * not modules, because a browser lets a page from a disk load no module. The build turns each chunk into a
 * function that is called with the way to load others; data files hand over a value.
 */
declare global {
  interface Window {
    aspectdoc?: HandOver;
    /** Names and markup that a policy has passed are given as texts, which is how the DOM's types take them. */
    trustedTypes?: { createPolicy<Rules extends Partial<TrustRules>>(name: string, rules: Rules): Rules };
  }
}

interface TrustRules {
  createScriptURL(address: string): string;
  createHTML(markup: string): string;
}

/** Takes what a script holds. */
export interface HandOver {
  (given: unknown): void;
  /** What the script at an address hands over. Each is loaded once; one that could not be is asked for again. */
  load(address: string): Promise<unknown>;
}

/** A chunk: gives its exports when those that it needs have come. */
type Chunk = (load: (name: string) => Promise<unknown>) => Promise<unknown>;

/** By its address, what each script has handed over. */
const known = new Map<string, unknown>();
const underWay = new Map<string, Promise<unknown>>();

/** Lets scripts hand over what they hold. */
export function acceptScripts(): void {
  window.aspectdoc = Object.assign(take, { load });
}

function take(given: unknown): void {
  // Nothing else calls it than scripts with an address, as they run.
  const { src } = document.currentScript as HTMLScriptElement;
  if (!isChunk(given)) return void known.set(src, given);
  const run = given((name) => load(new URL(name, src).href)).catch((error: unknown) => {
    known.delete(src);
    throw error;
  });
  known.set(src, run);
}

/** Data come as JSON, in which there is no function. */
function isChunk(given: unknown): given is Chunk {
  return typeof given === "function";
}

async function load(address: string): Promise<unknown> {
  const { href } = new URL(address, document.baseURI);
  if (known.has(href)) return known.get(href);
  let loading = underWay.get(href);
  if (loading === undefined) {
    loading = insert(href).finally(() => underWay.delete(href));
    underWay.set(href, loading);
  }
  return loading;
}

function insert(src: string): Promise<unknown> {
  return new Promise((settle, fail) => {
    const script = document.createElement("script");
    const end = (): void => {
      if (known.has(src)) return settle(known.get(src));
      script.remove();
      fail(new Error(`no ${src}`));
    };
    script.addEventListener("load", end);
    script.addEventListener("error", end);
    script.src = trust(src);
    document.head.append(script);
  });
}

/** Where a host's `require-trusted-types-for` asks who names scripts, a policy does that lets those of this host through alone. */
function trust(src: string): string {
  const createScriptURL = (address: string): string => (new URL(address).origin === location.origin ? address : "");
  return window.trustedTypes?.createPolicy("aspectdoc", { createScriptURL }).createScriptURL(src) ?? src;
}
