import type { Tree } from "web-tree-sitter";

/** A place in a tree, which steps move. Steps tell whether there was anything to go to. */
export interface Cursor {
  toChild(): boolean;
  toSibling(): boolean;
  toParent(): boolean;
  /** Which type and which field of the grammar the node has, as their numbers; 0 is no field. */
  type(): number;
  field(): number;
  /** Offsets in the text, the end behind the last character. */
  start(): number;
  end(): number;
}

/** The functions of the parser's module that a cursor is made of; each is given the address of a tree. */
export type CursorModule = Readonly<Record<(typeof names)[keyof typeof names], (tree: number) => number>>;

const names = {
  root: "_ts_tree_root_node_wasm",
  open: "_ts_tree_cursor_new_wasm",
  close: "_ts_tree_cursor_delete_wasm",
  child: "_ts_tree_cursor_goto_first_child_wasm",
  sibling: "_ts_tree_cursor_goto_next_sibling_wasm",
  parent: "_ts_tree_cursor_goto_parent_wasm",
  type: "_ts_tree_cursor_current_node_type_id_wasm",
  field: "_ts_tree_cursor_current_field_id_wasm",
  start: "_ts_tree_cursor_start_index_wasm",
  end: "_ts_tree_cursor_end_index_wasm",
} as const;

/**
 * Goes through a tree. A cursor of `web-tree-sitter` does the same, but carries its place into the module and out of it
 * again at each step, which is most of what a step costs: here it stays where the module has it, so that nobody may ask
 * the module for anything else meanwhile.
 */
export function withCursor<Result>(tree: Tree, module: CursorModule, read: (cursor: Cursor) => Result): Result {
  // The package keeps under this key where the tree is in the module's memory, and nothing else.
  const address: unknown = Reflect.get(tree, 0);
  if (typeof address !== "number") throw new Error("web-tree-sitter keeps the address of a tree elsewhere");
  const step = (name: keyof typeof names): (() => number) => {
    const of = module[names[name]];
    return () => of(address);
  };
  // Each takes what the one before has left in the module's memory.
  step("root")();
  step("open")();
  const [toChild, toSibling, toParent] = [step("child"), step("sibling"), step("parent")];
  try {
    return read({
      toChild: () => toChild() === 1,
      toSibling: () => toSibling() === 1,
      toParent: () => toParent() === 1,
      type: step("type"),
      field: step("field"),
      start: step("start"),
      end: step("end"),
    });
  } finally {
    step("close")();
  }
}
