import { createRoot } from "react-dom/client";
import type { OverviewDiagram } from "../../../generator/page-model/diagrams.ts";
import { GraphExplorer } from "./graph-explorer.tsx";

/** Fetches the graph and opens it in a dialog that has the window to itself. Fails when it can't be fetched. */
export async function openGraphExplorer(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`);
  const graph = (await answer.json()) as OverviewDiagram;
  const opener = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.className = "explorer";
  dialog.setAttribute("aria-label", "Explore the relationships");
  document.body.append(dialog);
  const root = createRoot(dialog);
  dialog.addEventListener("close", () => {
    root.unmount();
    dialog.remove();
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    else document.querySelector<HTMLElement>("[data-explorer]")?.focus();
  });
  root.render(<GraphExplorer graph={graph} onClose={() => dialog.close()} />);
  dialog.showModal();
}
