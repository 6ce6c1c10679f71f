import { describe, expect, it } from "vitest";
import type { NavigationEntry } from "../../../generator/page-model/navigation-file.ts";
import { listParts, prepareNarrowing } from "./narrow-entries.ts";

/** A tree that has its pages by subject and by kind, as that of GraphQL. */
const tree: readonly NavigationEntry[] = [
  ["Overview", "./"],
  [
    "By subject",
    "./subjects/",
    {
      items: [
        [
          "Dataset",
          "./subjects/#dataset",
          {
            items: [
              ["dataset", "./q/dataset/"],
              ["Dataset", "./o/Dataset/"],
            ],
          },
        ],
        [
          "Lineage",
          "./subjects/#lineage",
          {
            items: [
              ["searchAcross", "./q/searchAcross/"],
              ["updateEdge", "./m/updateEdge/"],
            ],
          },
        ],
      ],
    },
  ],
  [
    "Queries",
    "./q/",
    {
      items: [
        ["dataset", "./q/dataset/"],
        ["searchAcross", "./q/searchAcross/"],
      ],
    },
  ],
  ["Mutations", "./m/", { items: [["updateEdge", "./m/updateEdge/", { deprecated: true }]] }],
  ["Objects", "./o/", { items: [["Dataset", "./o/Dataset/"]] }],
  ["Scalars", "./s/", { items: [["Upload", "./s/Upload/"]] }],
];

/** What is left, a line an entry, indented. */
function narrow(text: string, part = "", current?: string): string {
  const print = (entries: readonly NavigationEntry[], depth: number): readonly string[] =>
    entries.flatMap(([label, , more]) => ["  ".repeat(depth) + label, ...print(more?.items ?? [], depth + 1)]);
  const { entries, count } = prepareNarrowing(tree)({ text, part, current });
  return [String(count), ...print(entries, 0)].join("\n");
}

describe("a filtered tree", () => {
  it("has the pages whose label holds every word, each once, in the groups around them", () => {
    expect(narrow("set DATA")).toBe("2\nBy subject\n  Dataset\n    dataset\n    Dataset");
    expect(narrow("upl")).toBe("1\nScalars\n  Upload");
  });

  it("has all that is in a group that answers", () => {
    expect(narrow("lineage")).toBe("2\nBy subject\n  Lineage\n    searchAcross\n    updateEdge");
  });

  it("keeps the page at hand and does not count it", () => {
    expect(narrow("upload", "", "./q/dataset/")).toBe("1\nBy subject\n  Dataset\n    dataset\nScalars\n  Upload");
    expect(narrow("no such page", "", "./q/dataset/")).toBe("0\nBy subject\n  Dataset\n    dataset");
  });

  it("leaves pages of one kind under their subjects", () => {
    expect(narrow("", "Queries")).toBe("2\nBy subject\n  Dataset\n    dataset\n  Lineage\n    searchAcross");
    expect(narrow("lineage", "Mutations")).toBe("1\nBy subject\n  Lineage\n    updateEdge");
  });

  it("offers kinds to choose from, and not the other order of all of them", () => {
    expect(listParts(tree)).toEqual(["Queries", "Mutations", "Objects", "Scalars"]);
  });
});
