import { expect, test } from "vitest";
import { choosePart } from "./choose-part.ts";

test.each([
  ["bytes=0-1", 206, { start: 0, end: 1 }, "bytes 0-1/10"],
  ["bytes=4-", 206, { start: 4, end: 9 }, "bytes 4-9/10"],
  ["bytes=4-400", 206, { start: 4, end: 9 }, "bytes 4-9/10"],
  ["bytes=-3", 206, { start: 7, end: 9 }, "bytes 7-9/10"],
  ["bytes=-30", 206, { start: 0, end: 9 }, "bytes 0-9/10"],
  ["bytes=10-", 416, undefined, "bytes */10"],
  ["bytes=5-4", 416, undefined, "bytes */10"],
  ["bytes=-0", 416, undefined, "bytes */10"],
])("%s of ten bytes", (range, status, bytes, text) => {
  const part = choosePart({ range }, 10);
  expect(part).toMatchObject({ status, headers: { "Content-Range": text } });
  expect(part.bytes).toEqual(bytes);
  expect(part.headers["Content-Length"]).toBe(bytes === undefined ? 0 : bytes.end - bytes.start + 1);
});

test.each([undefined, "", "bytes=-", "bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])("%s is answered with all", (range) => {
  const headers = { "Accept-Ranges": "bytes", "Content-Length": 10 };
  expect(choosePart(range === undefined ? {} : { range }, 10)).toEqual({
    status: 200,
    headers,
    bytes: { start: 0, end: 9 },
  });
});

test("a part of another state is answered with all of this one", () => {
  const range = "bytes=0-1";
  expect(choosePart({ range, "if-range": '"a"' }, 10, '"a"').status).toBe(206);
  expect(choosePart({ range, "if-range": '"b"' }, 10, '"a"').status).toBe(200);
  expect(choosePart({ range, "if-range": '"a"' }, 10).status).toBe(200);
});

test("of an empty file there is nothing to send", () => {
  expect(choosePart({}, 0).status).toBe(200);
  expect(choosePart({}, 0).bytes).toBeUndefined();
  expect(choosePart({ range: "bytes=0-" }, 0).status).toBe(416);
});
