import { expect, it } from "vitest";
import { readMessage } from "./read-message.ts";

it.each([
  // Lines of logs.
  ["[2024-03-01 10:11:12,345] ERROR    {harbour.entry:195} - Command failed: no berth", "Command failed: no berth"],
  ["2024-03-01T10:11:12.345Z [http-nio-8080-exec-1] WARN c.h.Berth:12 - no berth is free", "no berth is free"],
  ["10:11:12.345 [main] INFO c.h.Berth:12 - no berth is free", "no berth is free"],
  ["Caused by: com.harbour.TideException: the tide is out", "the tide is out"],
  ['Exception in thread "main" com.harbour.TideException: tide', "TideException: tide"],
  // Exceptions with their packages.
  ["harbour.errors.TideError: the tide is out", "the tide is out"],
  ["harbour.errors.TideError: tide", "TideError: tide"],
  ["harbour.errors.TideError", "harbour.errors.TideError"],
  // Traces.
  [
    'Traceback (most recent call last):\n  File "/x/berth.py", line 12, in moor\n    raise TideError()\nharbour.TideError: the tide is out',
    "the tide is out",
  ],
  [
    'Traceback (most recent call last): File "/x/berth.py", line 12, in moor raise x harbour.TideError: the tide is out',
    "the tide is out",
  ],
  ['File "/x/berth.py", line 12, in moor_ship', "moor_ship"],
  [
    "com.harbour.TideException: the tide is out\n\tat com.harbour.Berth.moorShip(Berth.java:12)\n\tat a.B.c(B.java:1)",
    "the tide is out",
  ],
  ["at com.harbour.Berth.moorShip(Berth.java:12)", "moorShip"],
  ["at com.harbour.Berth.run(Berth.java:12)", "Berth"],
  ["at app//com.harbour.Berth.<init>(Berth.java:12)", "Berth"],
  // Answers of servers.
  ['{"exceptionClass":"com.harbour.TideException","status":422,"message":"the tide is out"}', "the tide is out"],
  ['{"errors": [{"message": "Cannot query field \\"x\\"", "locations": []}]}', 'Cannot query field \\"x\\"'],
])("takes the message of %s", (printed, message) => {
  expect(readMessage(printed)).toBe(message);
});

it.each([
  "how do I add a tag",
  "[Recommended] Moor at a berth",
  "ValidationError: Extra inputs are not permitted",
  "ERROR no berth is free",
  '{"name": "x", "maxDepth": 12}',
  '"message": "hello"',
  "look at com.harbour.Berth",
  "- a list",
  "2024-03-01",
])("leaves %s as it was typed", (typed) => {
  expect(readMessage(typed)).toBe(typed);
});

it("looks at both ends of a long trace, and takes no time for any", () => {
  const frames = '  File "/x/berth.py", line 12, in moor\n'.repeat(20_000);
  expect(readMessage(`Traceback (most recent call last):\n${frames}harbour.TideError: the tide is out`)).toBe(
    "the tide is out",
  );
  for (const piece of [
    "a.",
    "[a] ",
    "at a.b(",
    'File "',
    "- ",
    "aError: ",
    '{"message":"',
    "10:11:12 ",
    "A.AError: ",
  ]) {
    const start = performance.now();
    readMessage(piece.repeat(20_000));
    readMessage(`Traceback (most recent call last) ${piece.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
