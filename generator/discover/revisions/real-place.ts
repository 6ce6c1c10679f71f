import { realpathSync } from "node:fs";
import { resolve } from "node:path";

/** Where an input is once links are followed. One that is gone today may have been there, and stays where it is named. */
export function realPlace(cwd: string, input: string): string {
  const place = resolve(cwd, input);
  try {
    return realpathSync(place);
  } catch {
    return place;
  }
}
