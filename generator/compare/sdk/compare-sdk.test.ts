import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { compareSdk } from "./compare-sdk.ts";

async function readLibrary(texts: Readonly<Record<string, string>>) {
  const report = createReport();
  const files = Object.entries(texts).map(([path, text]) => ({
    path: `shop/${path}.py`,
    text,
    kind: "python" as const,
  }));
  const { sdk } = await link({ ...parse(files, report), packages: ["shop"] }, report);
  return sdk;
}

it("takes no name for gone, moved or another base that can be imported as before", async () => {
  const keys = "class Old:\n    def f(self): ...\n\nclass Gone: ...\n\nclass Left: ...\n";
  const before = await readLibrary({
    __init__: "",
    a: `${keys}\nclass Kept(Old): ...\n\ndef make(): ...\n`,
    b: "X = 1\n",
  });
  const after = await readLibrary({
    __init__: "",
    a: "from shop.b import Gone, make as make\nfrom elsewhere import Left\n\nclass New:\n    def f(self): ...\n\nOld = New\n\nclass Kept(New): ...\n",
    b: "X = 1\n\nclass Gone: ...\n\ndef make(): ...\n",
  });
  expect(compareSdk(before, after).map(({ code, coordinate }) => `${code} ${coordinate}`)).toEqual([
    "breaking/sdk-name-removed shop.a.Left",
    "safe/sdk-name-added shop.a.New",
  ]);
});
