import { describe, expect, it } from "vitest";
import { nameNamespaces } from "./namespaces.ts";

function shortenAll(namespaces: readonly string[]): readonly string[] {
  const { shorten } = nameNamespaces(namespaces);
  return namespaces.map(shorten);
}

describe("nameNamespaces", () => {
  it("leaves off what nearly all begin with", () => {
    expect(shortenAll(["org.ex.a", "org.ex.a.key", "org.ex.b", "net.other"])).toEqual(["a", "a.key", "b", "net.other"]);
  });

  it("leaves each at least its last part", () => {
    expect(shortenAll(["org.ex"])).toEqual(["ex"]);
    expect(shortenAll(["org.ex", "org.ex.a"])).toEqual(["ex", "ex.a"]);
  });

  it("leaves namespaces without a common beginning alone", () => {
    expect(shortenAll(["a.x", "b.x", ""])).toEqual(["a.x", "b.x", "root namespace"]);
  });
});
