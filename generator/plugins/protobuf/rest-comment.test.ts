import { expect, test } from "vitest";
import { restComment } from "./rest-comment.ts";

test.each([
  ["Markdown", "A ship ``named`` [so](https://example.org).", "A ship ``named`` [so](https://example.org)."],
  [
    "references to a message, a field and a value",
    "See :ref:`the berth <harbour_v3_api_msg_berth.v3.Berth>`, :ref:`harbour_v3_api_field_berth.v3.Berth.depth`\nand\n:ref:`full\n<harbour_v3_api_enum_value_berth.v3.State.FULL>`.",
    "See [the berth][berth.v3.Berth], [Berth.depth][berth.v3.Berth.depth]\nand\n[full][berth.v3.State.FULL].",
  ],
  [
    "references to guides, files and options",
    ":ref:`how tides rise <guide_tides>`, :ref:`guide_tides`, :repo:`source <src/a.cc>`, :option:`--tide`",
    "how tides rise, `guide_tides`, source, `--tide`",
  ],
  [
    "links elsewhere, over two lines too",
    "By `the tides\n<https://example.org/tides>`_ and `moon <https://example.org/moon>`__.",
    "By [the tides](https://example.org/tides) and [moon](https://example.org/moon).",
  ],
  [
    "an admonition and code",
    "So:\n\n.. attention::\n\n  Mind the *tide*.\n\n.. validated-code-block:: yaml\n  :type-name: harbour.Berth\n\n  depth: 3\n",
    "So:\n\n\n**Attention:** Mind the *tide*.\n\n\n\n```yaml\ndepth: 3\n```\n\n",
  ],
  ["an admonition in capitals", "Deep.\n\n.. NOTE::\n  Mind it.\n", "Deep.\n\n\n**Note:** Mind it.\n\n"],
  [
    "a table",
    'Counts:\n\n.. csv-table::\n  :header: Name, Type, Description\n  :widths: 1, 1, 2\n\n  berths, Counter, "Berths, so far"\n  a|b, ,\n',
    "Counts:\n\n\n| Name | Type | Description |\n| --- | --- | --- |\n| berths | Counter | Berths, so far |\n| a\\|b |  |  |\n\n",
  ],
  ["a table of rows that are elsewhere", ".. csv-table::\n  :file: a.csv\n\nSo.", "\n\n\nSo."],
  ["code without a language", ":option:`-t` as in::\n\n  depth: 3", "`-t` as in:\n\n```\ndepth: 3\n```\n"],
  ["marks of a tool", "[#next-free-field: 9]\nA berth. [#comment: like [x] it]", "\nA berth. "],
  [
    "marks that say something",
    "Depth. [#not-implemented-hide:] [#extension-category: harbour.berths]",
    "Depth. Not implemented. Extensions: `harbour.berths`.",
  ],
])("%s", (_, comment, text) => {
  expect(restComment(comment)).toBe(text);
});
