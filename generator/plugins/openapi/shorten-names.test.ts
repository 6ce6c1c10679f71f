import { expect, test } from "vitest";
import { shortenNames } from "./shorten-names.ts";

test("names without the namespaces that don't tell them apart", () => {
  const names = {
    "io.ex.api.core.v1.PodSpec": "PodSpec",
    "io.ex.api.core.v1.Event": "core.v1.Event",
    "io.ex.api.events.v1.Event": "events.v1.Event",
    "io.ex.api.batch.v1.Job": "v1.Job",
    "io.ex.api.batch.v2.Job": "v2.Job",
    "io.ex.Status": "io.ex.Status",
    Status: "Status",
    "billing.session": "billing.session",
    "a.b c.d": "a.b c.d",
  };
  expect(Object.fromEntries(shortenNames(Object.keys(names)))).toEqual({ ...names, "io.ex.Status": "ex.Status" });
});

test("versions and what is made of other names keep what they are called by", () => {
  const names = [
    "Order-1.0.0",
    "org.example.order.v1",
    "org.example.V1Job",
    "Page«org.example.Ship»",
    "Page[org.example.Ship]",
  ];
  expect([...shortenNames(names).values()]).toEqual(["Order-1.0.0", "order.v1", "V1Job", ...names.slice(3)]);
});
