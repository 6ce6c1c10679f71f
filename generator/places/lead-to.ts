/** The way from a folder to another, with a slash at its end; empty where they are the same. */
export function leadTo(from: string, to: string): string {
  const [above, below] = [from, to].map((folder) => (folder === "" ? [] : folder.split("/")));
  let shared = 0;
  while (shared < (above?.length ?? 0) && above?.[shared] === below?.[shared]) shared += 1;
  const steps = [...(above ?? []).slice(shared).map(() => ".."), ...(below ?? []).slice(shared)];
  return steps.map((step) => `${step}/`).join("");
}
