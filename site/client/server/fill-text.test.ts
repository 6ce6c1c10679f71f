import { describe, expect, it } from "vitest";
import { findEdits, toEndpoint, toGraphiql } from "./fill-text.ts";
import { checkSettings } from "./server-settings.ts";

const settings = { address: "http://localhost:9002", token: "abc.def" };

function fill(text: string, given = settings): string {
  return findEdits(text, given, "/api/graphql")
    .toReversed()
    .reduce((filled, { start, end, text: value }) => filled.slice(0, start) + value + filled.slice(end), text);
}

describe("what the reader has set", () => {
  it.each([
    [
      'curl "$GRAPHQL_URL" --header "Authorization: Bearer $GRAPHQL_TOKEN"',
      'curl "http://localhost:9002/api/graphql" --header "Authorization: Bearer abc.def"',
    ],
    [
      `post(os.environ["GRAPHQL_URL"], {"a": f"Bearer {os.environ['GRAPHQL_TOKEN']}"})`,
      `post("http://localhost:9002/api/graphql", {"a": f"Bearer abc.def"})`,
    ],
    ['--header "Authorization: Bearer $RESTLI_TOKEN"', '--header "Authorization: Bearer abc.def"'],
    ["curl 'https://datahub.example.com/api/gms/x'", "curl 'http://localhost:9002/api/gms/x'"],
    ["https://datahub.example.community $GRAPHQL_URLS", "https://datahub.example.community $GRAPHQL_URLS"],
  ])("is filled into %s", (text, filled) => expect(fill(text)).toBe(filled));

  it("leaves open what it doesn't say", () => {
    expect(fill('"$GRAPHQL_URL" $GRAPHQL_TOKEN', { address: "", token: "t" })).toBe('"$GRAPHQL_URL" t');
  });

  it.each([
    ["https://a.example.org/", "Bearer x.y=", { address: "https://a.example.org", token: "x.y=" }],
    ["http://localhost:8080/gms/graphql", "", { address: "http://localhost:8080/gms/graphql", token: "" }],
  ])("may be %s and %s", (address, token, expected) => expect(checkSettings(address, token)).toEqual(expected));

  it.each([
    ["javascript:alert(1)", ""],
    ['https://a"; rm -rf $HOME', ""],
    ["https://a.org/$(id)", ""],
    ["https://user:pass@a.org", ""],
    ["https://a.org", "x'; y"],
    ["https://a.org", "$(id)"],
  ])("may not be %s and %s", (address, token) => expect(checkSettings(address, token)).toHaveProperty("problem"));
});

it("leads to GraphiQL with the example and nothing else", () => {
  expect(toGraphiql(toEndpoint("https://a.org", "/api/graphql"), "{ me }", '{"a": 1}')).toBe(
    "https://a.org/api/graphiql?query=%7B+me+%7D&variables=%7B%22a%22%3A+1%7D",
  );
  expect(toGraphiql(toEndpoint("https://a.org/graphql", "/api/graphql"), "{ me }", undefined)).toBe(
    "https://a.org/graphql?query=%7B+me+%7D",
  );
});
