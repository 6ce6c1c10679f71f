import { expect, it } from "vitest";
import type { FoundFile } from "../input.ts";
import { dropCompiled } from "./drop-compiled.ts";

const toFile = (path: string): FoundFile => ({ path, below: path, location: `/model/${path}` });

it("leaves out Avro IDL that a protocol has been made of, and nothing else of that name", () => {
  const files = [
    "idl/Lamp.avdl",
    "idl/Mast.AVDL",
    "made/Lamp.avpr",
    "made/Mast.AVPR",
    "idl/Wire.avdl",
    "idl/Lamp.avsc",
  ];
  expect(dropCompiled(files.map(toFile)).map(({ path }) => path)).toEqual([
    "made/Lamp.avpr",
    "made/Mast.AVPR",
    "idl/Wire.avdl",
    "idl/Lamp.avsc",
  ]);
});
