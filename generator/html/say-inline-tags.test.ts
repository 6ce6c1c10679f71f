import { expect, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { sayInlineTags } from "./say-inline-tags.ts";

test.each([
  ["Calls a {@link Limiter}.", "Calls a `Limiter`."],
  ["{@link Order#close(String, int)} and {@link #open}", "`Order.close(String, int)` and `open`"],
  ["a {@link com.x.Order the order} or {@linkplain Order one of them}", "a `the order` or one of them"],
  ["{@link\n Order}s with {@code a < b} and {@literal <none>}", "`Order`s with `a < b` and <none>"],
  ["{@literal #a *b* [c]}", "#a \\*b\\* \\[c]"],
  ["{@link Map<K, V>}, {@link Map<K, V>#get(K, V) one of them}", "`Map<K, V>`, `one of them`"],
  ['{@code {"a": {}}} {@code {}}', '{@code {"a": {}}} `{}`'],
  ["Say `{@link Order}`:\n```\n{@code a}\n```\n{@code b}", "Say `{@link Order}`:\n```\n{@code a}\n```\n`b`"],
  ["Say:\n\n    {@code a}\n\n{@code b}", "Say:\n\n    {@code a}\n\n`b`"],
  ["an ` alone, {@code a}\n\nand ` {@code b}", "an ` alone, `a`\n\nand ` `b`"],
  [
    "<pre>{@code\n  List<b> all = of(a,  b);\n}</pre> {@code c}<pre>{@link A#b}</pre>",
    "<pre>  List&lt;b> all = of(a,  b);\n</pre> `c`<pre>A.b</pre>",
  ],
  ["{@inheritDoc} {@link} {@link `a`}", "{@inheritDoc} {@link} {@link `a`}"],
])("of %j", (doc, said) => {
  expect(sayInlineTags(doc)).toBe(said);
});

test("tags without an end take linear time", () => {
  expect(measureCpuTime(() => sayInlineTags("{@link ".repeat(50_000)))).toBeLessThan(1_000);
  expect(measureCpuTime(() => sayInlineTags(`{@code ${"{a ".repeat(70_000)}`))).toBeLessThan(1_000);
  expect(measureCpuTime(() => sayInlineTags(`{@link ${" ".repeat(200_000)}`))).toBeLessThan(1_000);
});
