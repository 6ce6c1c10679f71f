import { expect, test } from "vitest";
import { copyPlain } from "./copy-plain.ts";

test("asks for what is only worked out when it is asked for, once", () => {
  let asked = 0;
  const copy = copyPlain({
    list: [
      {
        get late() {
          asked += 1;
          return asked;
        },
      },
    ],
  });
  expect(JSON.stringify([copy, copy])).toBe('[{"list":[{"late":1}]},{"list":[{"late":1}]}]');
});

test("leaves what plug-ins are given that is no list and no mapping as it is", () => {
  const options = { pattern: /a/, made: new URL("https://docs.example.org"), tell: () => 1 };
  const copy = copyPlain({ plugins: [{ options }] }) as {
    readonly plugins: readonly [{ readonly options: typeof options }];
  };
  const [{ options: copied }] = copy.plugins;
  expect([copied.pattern, copied.made, copied.tell]).toEqual([options.pattern, options.made, options.tell]);
  expect(copied.made).toBe(options.made);
});

test("ends with what contains itself", () => {
  const list: unknown[] = [];
  list.push(list);
  const copy = copyPlain(list) as unknown[];
  expect(copy).not.toBe(list);
  expect(copy[0]).toBe(copy);
});
