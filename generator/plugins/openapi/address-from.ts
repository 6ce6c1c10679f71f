import { encodePart } from "../../page-model/encode-part.ts";
import type { ApiFile } from "./api-document.ts";

/** How a file writes the address of another, of which the path below the input is known. */
export function addressFrom({ file }: ApiFile, path: string): string {
  return "../".repeat(file.split("/").length - 1) + path.split("/").map(encodePart).join("/");
}
