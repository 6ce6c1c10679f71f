import type { MarkdownIt } from "markdown-it";

const form = /<xref:([^\s<>]{1,300})>/y;

/** `<xref:uid>`, a link of DocFX to the page of that name, which gives it its words. */
export function addXrefRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("autolink", "xref", (state, silent) => {
    form.lastIndex = state.pos;
    const [whole, uid] = form.exec(state.src) ?? [];
    if (whole === undefined || uid === undefined || state.pos + whole.length > state.posMax) return false;
    if (!silent) {
      const open = state.push("link_open", "a", 1);
      open.attrs = [["href", `xref:${uid}`]];
      open.meta = { offset: state.pos };
      state.push("link_close", "a", -1);
    }
    state.pos += whole.length;
    return true;
  });
}
