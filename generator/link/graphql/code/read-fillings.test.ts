import { expect, it } from "vitest";
import { linkModel } from "../../../testdata/link-model.ts";

const model = {
  "n/Note.pdl": 'namespace n @Aspect = { "name": "note" } record Note {}',
  "n/Seen.pdl": 'namespace n @Aspect = { "name": "seen" } record Seen {}',
  "a.graphql":
    "type Query { page: Page } type Page { urn: String, note: Int, seen: Int, both: Int, late: Int, plain: Int, gone: Int } type Other { note: Int }",
  "java/a/Names.java": `package a; public class Names {
    public static final String NOTE_ASPECT_NAME = "note"; public static final String SEEN_ASPECT_NAME = "seen"; }`,
};

/** What a mapper of pages fills from which aspects, by the line that names each. */
async function read(body: string, more = ""): Promise<readonly string[]> {
  const { catalogue, said } = await linkModel({
    ...model,
    "java/a/PageMapper.java": `package a; class PageMapper {
      Page apply(Response response) {
        Page result = new Page();
        ${body}
        return result;
      }
      ${more}
    }`,
  });
  expect(said.filter((line) => line.includes("java"))).toEqual([]);
  return catalogue.graphql.types.flatMap((type) =>
    type.kind === "object"
      ? type.fields.flatMap(({ coordinate, aspects = [] }) =>
          aspects.map(({ aspect, span }) => `${coordinate} ${aspect} ${span.startLine}`),
        )
      : [],
  );
}

it("reads what a helper is given an aspect for, in a lambda or in a method that it leads to", async () => {
  const found = await read(
    `helper.mapToResult(Names.NOTE_ASPECT_NAME, (page, data) -> page.setNote(Mapper.map(new Note(data))));
     helper.mapToResult(context, Names.SEEN_ASPECT_NAME, PageMapper::mapSeen);
     helper.mapToResult(Names.NOTE_ASPECT_NAME, (page, data) -> this.mapLate(page, data, urn));`,
    `static void mapSeen(Context context, Page page, Data data) { Seen seen = new Seen(data); page.setSeen(seen.count()); page.setGone(1); }
     void mapLate(Page page, Data data, Urn urn) { Late late = new Late(); late.setX(data.x()); page.setLate(late); }`,
  );
  expect(found).toEqual(["Page.note note 4", "Page.seen seen 5", "Page.late note 6"]);
});

it("reads what is made of an aspect that a local holds, and of several", async () => {
  const found = await read(
    `Envelope note = aspects.get(Names.NOTE_ASPECT_NAME);
     if (note != null) { result.setNote(new Note(note.data()).count()); }
     Envelope seen = aspects.get(Names.SEEN_ASPECT_NAME);
     result.setBoth(Sum.of(note, seen));`,
  );
  expect(found).toEqual(["Page.note note 4", "Page.both note 4", "Page.both seen 6"]);
});

it("says nothing of what is set to something else, of other objects, and of fields that there are not", async () => {
  const found = await read(
    `Envelope note = aspects.get(Names.NOTE_ASPECT_NAME);
     result.setUrn(response.getUrn()); result.setPlain(1); result.setUnknown(note);
     Other other = new Other(); other.setNote(note);`,
    "Nothing get() { return aspects.get(Names.SEEN_ASPECT_NAME); }",
  );
  expect(found).toEqual([]);
});

it("ends for methods that hand the object around", async () => {
  const found = await read(
    "helper.mapToResult(Names.NOTE_ASPECT_NAME, this::one);",
    "void one(Page page, Data data) { two(page, data); } void two(Page page, Data data) { one(page, data); page.setNote(data); }",
  );
  expect(found).toEqual(["Page.note note 4"]);
});
