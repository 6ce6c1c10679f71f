import { createRoot } from "react-dom/client";
import type { OverviewDiagram } from "../../../generator/page-model/diagrams.ts";
import { loadData } from "../../browser/load-data.ts";
import { GraphExplorer } from "./graph-explorer.tsx";

let Explorer = GraphExplorer;
/** Shows the dialog that is open by the code as it is. */
let show: (() => void) | undefined;

// While this code is being written, what is open stays open. Nothing of this is in a build.
import.meta.hot?.accept("./graph-explorer.tsx", (code) => {
  Explorer = (code as unknown as typeof import("./graph-explorer.tsx")).GraphExplorer;
  show?.();
});

/** Loads the graph and opens it in a dialog that has the window to itself. Fails when it can't be loaded. */
export async function openGraphExplorer(address: string): Promise<void> {
  const graph = (await loadData(address)) as OverviewDiagram;
  const opener = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.className = "explorer";
  dialog.setAttribute("aria-label", "Explore the relationships");
  document.body.append(dialog);
  const root = createRoot(dialog);
  dialog.addEventListener("close", () => {
    show = undefined;
    root.unmount();
    dialog.remove();
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    else document.querySelector<HTMLElement>("[data-explorer]")?.focus();
  });
  show = () => root.render(<Explorer graph={graph} onClose={() => dialog.close()} />);
  show();
  dialog.showModal();
}
