import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { plan } from "../plan.ts";

async function planRoutes(
  texts: Readonly<Record<string, string>>,
): Promise<{ readonly routes: readonly string[]; readonly said: readonly string[] }> {
  const report = createReport();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: "python" as const }));
  const catalogue = await link({ ...parse(files, report), packages: ["shop"] }, report);
  const { pages } = plan(catalogue, { title: "Shop", base: "/" }, report);
  const routes = pages.map(({ route }) => route).filter((route) => route.startsWith("python-sdk/shop/"));
  return { routes, said: report.diagnostics.filter(({ severity }) => severity !== "info").map(({ code }) => code) };
}

const declare = (name: string): string =>
  `class ${name}:\n    """One."""\n    def send(self) -> None:\n        """Send it."""\n`;

test("classes of one name in several modules stand at their whole names, the first but for at its own", async () => {
  const { routes, said } = await planRoutes({
    "shop/__init__.py": "",
    "shop/orders.py": declare("Order"),
    "shop/returns.py": declare("Order") + declare("shop"),
  });
  expect(routes).toEqual(
    expect.arrayContaining(["python-sdk/shop/Order", "python-sdk/shop/shop.returns.Order"]) as readonly string[],
  );
  expect(new Set(routes).size).toBe(routes.length);
  expect(said).toEqual([]);
});
