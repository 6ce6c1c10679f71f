/** Shows the button that opens the explorer of a graph; what the explorer consists of is loaded when it is pressed. */
export function offerExplorer(): void {
  const opener = document.querySelector<HTMLButtonElement>("button[data-explorer]");
  const address = opener?.dataset["explorer"];
  if (opener === null || address === undefined) return;
  opener.hidden = false;
  opener.addEventListener("click", () => {
    opener.disabled = true;
    import("../islands/graph-explorer/open-graph-explorer.tsx")
      .then(({ openGraphExplorer }) => openGraphExplorer(address))
      .catch(() => {
        opener.textContent = "The explorer can’t be loaded";
      })
      .finally(() => {
        opener.disabled = false;
        // A disabled button loses the focus, which the dialog is to give back.
        if (document.querySelector("dialog[open]") === null) opener.focus();
      });
  });
}
