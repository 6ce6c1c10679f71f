import type { StateBlock, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { fileOf, titleOf } from "../html/borrowed-components.ts";
import type { Tag } from "../html/scan-tag.ts";
import { pushBare } from "./push-bare.ts";

/*
 * Components that are items of a list: steps without a title, which are told apart by their numbers, and the files and folders of a tree.
 * Items that follow each other are of one list.
 */

/** Writes such a component, around what stands in it; false for any other. */
export function pushListComponent(state: StateBlock, tag: Tag, map: [number, number], pushBody?: () => void): boolean {
  const file = fileOf(tag);
  if (file !== undefined) {
    pushItem(state, "bullet_list", map, () => {
      pushName(state, file, map);
      pushBody?.();
    });
    return true;
  }
  const dialect = stateOf(state.env);
  if (tag.name === "Steps" && pushBody !== undefined) {
    const around = dialect.steps;
    dialect.steps = 0;
    pushBare(state, pushBody);
    dialect.steps = around;
    return true;
  }
  if (tag.name !== "Step" || pushBody === undefined || titleOf(tag) !== undefined || dialect.steps === undefined)
    return false;
  dialect.steps += 1;
  const around = dialect.steps;
  pushItem(state, "ordered_list", map, pushBody, around);
  dialect.steps = around;
  return true;
}

/** An item behind those before it, or of a new list that begins at a number. */
function pushItem(
  state: StateBlock,
  list: "bullet_list" | "ordered_list",
  map: [number, number],
  pushInside: () => void,
  number?: number,
): void {
  const tag = list === "bullet_list" ? "ul" : "ol";
  if (isOwnEnd(state.tokens.at(-1), list)) {
    state.tokens.pop();
    state.level += 1;
  } else {
    const open = state.push(`${list}_open`, tag, 1);
    open.map = map;
    if (number !== undefined && number > 1) open.attrSet("start", String(number));
  }
  state.push("list_item_open", "li", 1).map = map;
  pushInside();
  state.push("list_item_close", "li", -1);
  state.push(`${list}_close`, tag, -1).meta = { isOfComponents: true };
}

/** Of a list of components, and of none that the author has written. */
function isOwnEnd(token: Token | undefined, list: string): boolean {
  return token?.type === `${list}_close` && token.meta?.["isOfComponents"] === true;
}

function pushName(state: StateBlock, name: string, map: [number, number]): void {
  const open = state.push("paragraph_open", "p", 1);
  open.map = map;
  open.hidden = true;
  const inline = state.push("inline", "", 0);
  inline.content = `\`${name.replaceAll("`", "'")}\``;
  inline.map = map;
  inline.children = [];
  state.push("paragraph_close", "p", -1).hidden = true;
}
