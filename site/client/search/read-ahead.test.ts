import { expect, it } from "vitest";
import { readAhead } from "./read-ahead.ts";

const manifest = "/docs/search/manifest.js";

/** What is asked for, of a host that has some files. */
function listen(files: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const read = readAhead(manifest, async (address, options) => {
    asked.push(`${address} ${options?.cache ?? ""}`.trim());
    if (!Object.hasOwn(files, address)) throw new Error(`no ${address}`);
    return files[address];
  });
  return { asked, read };
}

const settled = (): Promise<void> => new Promise((settle) => setTimeout(settle));

it("reads the manifest and the names before they are asked for, each once", async () => {
  const { asked, read } = listen({ [manifest]: { symbols: "symbols.1.js" }, "/docs/search/symbols.1.js": "names" });
  await settled();
  const begun = [manifest, "/docs/search/symbols.1.js"];
  expect(asked).toEqual(begun);
  expect(await read(manifest)).toEqual({ symbols: "symbols.1.js" });
  expect(await read("/docs/search/symbols.1.js")).toBe("names");
  expect(asked).toEqual(begun);
  await read(manifest);
  expect(asked).toEqual([...begun, manifest]);
});

it("tells who asks that something could not be had, and asks for it again after that", async () => {
  const { asked, read } = listen({});
  await settled();
  await expect(read(manifest)).rejects.toThrow("no /docs/search/manifest.js");
  await expect(read(manifest)).rejects.toThrow("no /docs/search/manifest.js");
  expect(asked).toEqual([manifest, manifest]);
});

it("asks anew for what is wanted as it is by now", async () => {
  const { asked, read } = listen({ [manifest]: { symbols: "symbols.1.js" } });
  await read(manifest, { cache: "no-cache" });
  expect(asked).toContain(`${manifest} no-cache`);
});
