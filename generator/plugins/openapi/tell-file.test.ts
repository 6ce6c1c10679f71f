import { expect, test } from "vitest";
import { tellFile } from "./tell-file.ts";

test.each([
  [
    ["shop_chat_v1.json", "shop_chat_v2.json"],
    ["v1", "v2"],
  ],
  [
    ["v1/openapi.yaml", "v2/openapi.yaml"],
    ["v1", "v2"],
  ],
  [
    ["api/2024-04.yaml", "api/2024-07.yaml"],
    ["2024-04", "2024-07"],
  ],
  [
    ["api-1.2.json", "api-1.3.json"],
    ["api-1.2", "api-1.3"],
  ],
  [
    ["shop-admin.yaml", "shop-public.yaml"],
    ["admin", "public"],
  ],
  [
    ["a.yaml", "a.json"],
    ["a.yaml", "a.json"],
  ],
  [
    ["api.yaml", "api/v2.yaml"],
    ["api.yaml", "api/v2.yaml"],
  ],
  [["one.yaml"], ["one.yaml"]],
])("tells %o from each other", (files, told) => {
  expect(files.map((file) => tellFile(file, files))).toEqual(told);
});
