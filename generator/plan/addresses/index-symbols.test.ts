import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { indexSymbols } from "./index-symbols.ts";

const orders = `
"""Orders."""

def count(shop: str) -> int:
    """Count them."""

def close(shop: str) -> None:
    """Close them."""

class Order:
    """An order.

    Attributes:
        total: What it comes to.
    """

    total: int

    def send(self) -> None:
        """Send it."""
`;

test("all that has a name stands on the page of its module or class", async () => {
  const report = createReport();
  const files = [
    { path: "shop/__init__.py", text: "", kind: "python" as const },
    { path: "shop/orders.py", text: orders, kind: "python" as const },
  ];
  const { sdk } = await link({ ...parse(files, report), packages: ["shop"] }, report);
  const index = indexSymbols(sdk, {
    sdkModules: new Map([["shop.orders", ["shop/orders"]]]),
    sdkClasses: new Map([["shop.orders.Order", ["shop/Order", "shop/Order-2"]]]),
  });
  expect(Object.fromEntries(index)).toEqual({
    "shop.orders": "shop/orders",
    "shop.orders.count": "shop/orders#count",
    "shop.orders.close": "shop/orders#close",
    "shop.orders.Order": "shop/Order",
    "shop.orders.Order.total": "shop/Order#total",
    "shop.orders.Order.send": "shop/Order#send",
  });
});
