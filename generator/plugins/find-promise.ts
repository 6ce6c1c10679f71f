/** Why what a call gave can't be used, where it is a promise, whose end nobody waits for: however it fails, the run goes on. */
export function findPromise(given: unknown): string | undefined {
  if (!(given instanceof Promise)) return undefined;
  given.catch(() => undefined);
  return "it is a promise, and has to be there at once; a function that gives it is no `async` one";
}
