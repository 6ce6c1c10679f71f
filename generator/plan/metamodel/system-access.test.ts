import { expect, it } from "vitest";
import { describeSystemAccess } from "./system-access.ts";

const alone = "read and written by the platform alone";

it.each([
  [{}, []],
  [{ SystemEntity: true }, [alone]],
  [{ System: true }, [alone]],
  [{ SystemEntity: {} }, [alone]],
  [{ SystemEntity: { allowRead: true } }, ["written by the platform alone, read by those whom a policy lets"]],
  [{ System: { allowExists: true } }, [`${alone}; whether it exists is told to those whom a policy lets know`]],
  [{ System: "true" }, []],
  [{ System: ["read"] }, []],
])("of %j", (annotations, expected) => {
  expect(describeSystemAccess(annotations).flatMap(({ value }) => value.map(({ text }) => text))).toEqual(expected);
});
