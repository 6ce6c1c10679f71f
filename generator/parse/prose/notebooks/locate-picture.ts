/** Where a page leads to a picture that its notebook holds: below the notebook, as if that were a folder. */
export function locatePicture(notebook: string, name: string): string {
  return `./${encodeURIComponent(notebook.slice(notebook.lastIndexOf("/") + 1))}/${name}`;
}
