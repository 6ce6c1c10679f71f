import { readTargetId } from "../contents/find-target.ts";
import { loadData } from "../../browser/load-data.ts";
import { trustMarkup } from "../trust-markup.ts";
import { asksForRows } from "../tables/filter-address.ts";

/** Makes copy buttons and the like for what has come. */
export type Enhance = (part: ParentNode) => void;

/** Puts parts of the page that were left out where they belong, once a reader opens or looks for them. */
export function insertParts(enhance: Enhance): void {
  let here: readonly string[] | undefined;
  let coming: Promise<readonly string[]> | undefined;
  const load = (): Promise<readonly string[]> => {
    coming ??= loadParts().then(
      (parts) => (here = parts),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const prepare = (): void => void load().catch(forgive);
  const main = document.querySelector("main");
  // Until a fold is open its file has come.
  main?.addEventListener("pointerover", prepare, { once: true, passive: true });
  main?.addEventListener("focusin", prepare, { once: true });
  const fill = async (places: Iterable<Element>): Promise<void> => {
    const parts = await load();
    for (const place of places) replacePlace(place, parts, enhance);
  };
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const places = [...target.querySelectorAll("[data-part]")].filter((place) => place.closest("details") === target);
      if (places.length > 0) fill(places).catch(forgive);
    },
    { capture: true },
  );
  const complete = (target: EventTarget | null): void => {
    if (target instanceof HTMLInputElement && target.closest(".table-tools") !== null)
      fillAll(fill, target).catch(forgive);
  };
  main?.addEventListener("focusin", ({ target }) => complete(target));
  // What a reader did while this script was on its way.
  complete(document.activeElement);
  for (const fold of document.querySelectorAll("details[open] [data-part]")) fill([fold]).catch(forgive);
  // From a disk, what has come by then is on the paper.
  window.addEventListener("beforeprint", () => {
    for (const place of document.querySelectorAll("main [data-part]")) replacePlace(place, here ?? [], enhance);
  });
  if (location.protocol === "file:") prepare();
  const find = (): void => void fillTarget(load, fill).catch(forgive);
  window.addEventListener("hashchange", find);
  find();
  if (asksForRows()) fillAll(fill).catch(forgive);
}

function loadParts(): Promise<readonly string[]> {
  return loadData(new URL("parts.js", location.href).href) as Promise<readonly string[]>;
}

function replacePlace(place: Element, parts: readonly string[], enhance: Enhance): void {
  const markup = parts[Number(place.getAttribute("data-part"))];
  if (markup === undefined || !place.isConnected) return;
  const part = document.createElement("div");
  part.className = "part";
  part.innerHTML = trustMarkup(markup);
  place.replaceWith(part);
  enhance(part);
}

type Fill = (places: Iterable<Element>) => Promise<void>;

/** What filters a table has to know all of its rows: they come, and it is made again. */
async function fillAll(fill: Fill, input?: HTMLInputElement): Promise<void> {
  const places = [...document.querySelectorAll("main [data-part]")];
  if (places.length === 0) return;
  const [{ addTableTools }] = await Promise.all([import("../tables/add-table-tools.ts"), fill(places)]);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details.left-out")) fold.open = true;
  const asked = { place: input?.closest<HTMLElement>(".table-tools"), value: input?.value ?? "" };
  for (const note of document.querySelectorAll(".table-none")) note.remove();
  for (const tools of document.querySelectorAll<HTMLElement>(".table-tools:not(:empty)")) {
    tools.replaceChildren();
    addTableTools(tools);
  }
  const filter = asked.place?.querySelector("input");
  if (filter == null) return;
  filter.value = asked.value;
  filter.focus();
  filter.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Brings the part in which the anchor is that the address names, and says again what is asked for. */
async function fillTarget(load: () => Promise<readonly string[]>, fill: Fill): Promise<void> {
  const id = readTargetId();
  if (id === "" || document.getElementById(id) !== null) return;
  const name = document.createElement("i");
  name.id = id;
  const attribute = name.outerHTML.slice("<i ".length, -"></i>".length);
  const position = (await load()).findIndex((part) => part.includes(` ${attribute}`));
  const place = document.querySelector(`[data-part="${position}"]`);
  if (place === null) return;
  await fill([place]);
  // What has come later is marked once it is gone to again.
  location.replace(location.hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Without the file, the link that stands for a part leads to all of it. */
function forgive(): void {}
