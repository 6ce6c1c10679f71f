import { expect, test } from "vitest";
import { listAddresses } from "./list-addresses.ts";

const server = (url: string, ...counts: readonly number[]) => ({
  url,
  variables: Object.fromEntries(
    counts.map((count, at) => [`v${at}`, { enum: Array.from({ length: count }, (_, value) => `x${value}`) }]),
  ),
});

test("fills in what may stand in an address, whose end says nothing", () => {
  const list = (...servers: readonly ReturnType<typeof server>[]) => listAddresses({}, { servers });
  expect(list(server("https://{v0}.example.org/{any}/", 2))).toEqual([
    "https://x0.example.org/{}",
    "https://x1.example.org/{}",
  ]);
  expect(list(server("/"), server("/"))).toEqual(["/"]);
  expect(list(server("//example.org/a"))).toEqual(["https://example.org/a"]);
  expect(list()).toBeUndefined();
  expect(listAddresses({ servers: [server("/own")] }, { servers: [server("/")] })).toEqual(["/own"]);
});

test("leaves the names in one that would be many", () => {
  const url = "https://{v0}.example.org/{v1}";
  expect(listAddresses({}, { servers: [server(url, 5, 6)] })).toHaveLength(30);
  expect(listAddresses({}, { servers: [server(url, 4, 8)] })).toEqual([url]);
});
