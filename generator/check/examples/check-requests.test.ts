import { expect, test } from "vitest";
import { checkGuide } from "../../testdata/check-guide.ts";
import { linkModel } from "../../testdata/link-model.ts";

const files = {
  "x/Status.pdl": 'namespace x @Aspect = { "name": "status" } record Status { removed: boolean }',
  "x/Proposal.pdl": "namespace x record Proposal { entityType: string, aspectName: string, aspect: optional Payload }",
  "x/Payload.pdl": "namespace x record Payload { value: bytes }",
  "entity-registry.yml": "entities: [{name: thing, aspects: [status]}]",
  "x.restspec.json": JSON.stringify({
    name: "aspects",
    path: "/aspects",
    namespace: "x",
    actionsSet: {
      actions: [
        {
          name: "ingest",
          parameters: [
            { name: "proposal", type: "x.Proposal" },
            { name: "async", type: "string", default: "false" },
          ],
        },
      ],
    },
  }),
};

async function checkShell(...lines: readonly string[]): Promise<readonly string[]> {
  const { catalogue } = await linkModel(files);
  return checkGuide(["1. Send it:", "", "   ```shell", ...lines.map((line) => `   ${line}`), "   ```"], catalogue);
}

test("what is sent has the parameters of its action, and aspects that the model takes", async () => {
  expect(
    await checkShell(
      'curl -X POST "http://localhost:8080/aspects?action=ingest" \\',
      "  -H 'X-RestLi-Protocol-Version: 2.0.0' \\",
      "  --data '{",
      '    "proposals": {',
      '      "entityType": "thing", "aspectName": "status",',
      '      "aspect": { "value": "{\\"removed\\": 1}" }',
      "    }",
      "  }'",
    ),
  ).toEqual([
    "7:8-18 prose/unknown-parameter: `/aspects?action=ingest` takes no `proposals`",
    "4:17-61 prose/missing-argument: `/aspects?action=ingest` needs `proposal`, which the example doesn't give",
    "9:31-48 prose/wrong-value: the example gives `removed` a value that isn't true or false",
  ]);
});

test("other addresses, bodies that are put together, and what can't be read are left alone", async () => {
  expect(
    await checkShell(
      "curl http://localhost:8080/aspects?action=other -d '{\"a\": 1}'",
      'curl http://localhost:8080/aspects?action=ingest -d "{\\"a\\": 1}"',
      "curl http://localhost:8080/aspects?action=ingest -d '{ \"a\": '\"$A\"' }'",
      "curl http://localhost:8080/aspects?action=ingest -d @body.json",
      "curl -d '{\"a\": 1}'",
      "http POST http://localhost:8080/aspects?action=ingest",
    ),
  ).toEqual([]);
});
