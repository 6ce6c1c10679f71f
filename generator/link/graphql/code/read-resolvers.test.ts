import { describe, expect, it } from "vitest";
import type { OperationCode } from "../../../catalogue/graphql.ts";
import { createEngine } from "../../../engine/create-engine.ts";
import { linkModel } from "../../../testdata/link-model.ts";

const base = {
  "n/Note.pdl": 'namespace n @Aspect = { "name": "note" } record Note {}',
  "n/Seen.pdl": 'namespace n @Aspect = { "name": "seen" } record Seen {}',
  "a.graphql":
    "type Query { note: Boolean } type Mutation { write: Boolean, drop: Boolean, loop: Boolean, run: Boolean, sum: Boolean, tell: Boolean }",
  "java/com/linkedin/metadata/authorization/PoliciesConfig.java": `package com.linkedin.metadata.authorization;
    public class PoliciesConfig {
      public static final Privilege WRITE_PRIVILEGE = Privilege.of("WRITE_NOTES", "Write", "Writes.");
      public static final Privilege SIGN_PRIVILEGE = Privilege.of("SIGN_NOTES", "Sign", "Signs.");
      static Map API_PRIVILEGE_MAP = ImmutableMap.builder()
        .put(ApiGroup.ENTITY, ImmutableMap.builder()
          .put(ApiOperation.UPDATE, Disjunctive.disjoint(WRITE_PRIVILEGE, SIGN_PRIVILEGE)).build())
        .put(ApiGroup.COUNTS, ImmutableMap.builder()
          .put(ApiOperation.UPDATE, Disjunctive.disjoint(SIGN_PRIVILEGE)).build()).build();
      static Map API_ENTITY_PRIVILEGE_MAP = ImmutableMap.builder()
        .put("note", ImmutableMap.builder()
          .put(ApiOperation.UPDATE, API_PRIVILEGE_MAP.get(ApiGroup.ENTITY).get(ApiOperation.UPDATE))
          .put(ApiOperation.DELETE, Disjunctive.disjoint(SIGN_PRIVILEGE)).build()).build();
    }`,
  "java/a/Names.java": `package a; public class Names { public static final String NOTE = "note"; static final String SEEN = "seen"; }`,
  "java/a/Engine.java": `package a;
    class Engine {
      private final Client client;
      void wire(Builder builder) {
        builder.type("Mutation", wiring -> wiring
          .dataFetcher("write", new WriteResolver(client))
          .dataFetcher("drop", new WrapResolver<>(new DropResolver(client)))
          .dataFetcher("run", new RunResolver())
          .dataFetcher("tell", new TellResolver())
          .dataFetcher("sum", new SumResolver())
          .dataFetcher("loop", new LoopResolver()));
      }
    }`,
  "java/a/WriteResolver.java": `package a;
    import com.linkedin.metadata.authorization.PoliciesConfig;
    class WriteResolver {
      private final Client client;
      Object get(Environment environment) {
        Object seen = client.getV2(urn, Names.SEEN);
        ask(new ConjunctivePrivilegeGroup(ImmutableList.of(PoliciesConfig.WRITE_PRIVILEGE.getType(), PoliciesConfig.SIGN_PRIVILEGE.getType())));
        return Helper.save(urn, Names.NOTE, true);
      }
    }`,
  "java/a/Helper.java": `package a;
    class Helper {
      static Object save(Urn urn, String name, boolean now) { proposal.setAspectName(name); return proposal; }
      static Object unused() { proposal.setAspectName(Names.SEEN); }
    }`,
  "java/a/RunResolver.java":
    'package a; class RunResolver { Object get(Environment e) { AuthUtil.isAuthorizedEntityType(actor, MANAGE, List.of("note")); } }',
  "java/a/TellResolver.java":
    "package a; import com.linkedin.metadata.authorization.PoliciesConfig; class TellResolver { Object get(Environment e) { result.setMayWrite(may(PoliciesConfig.WRITE_PRIVILEGE)); } }",
  "java/a/SumResolver.java":
    "package a; class SumResolver { Object get(Environment e) { AuthUtil.buildDisjunctivePrivilegeGroup(COUNTS, MANAGE, null); } }",
  "java/a/DropResolver.java":
    "package a; class DropResolver { Object get(Environment e) { client.deleteEntity(urn); } }",
  "java/a/LoopResolver.java":
    "package a; class LoopResolver extends LoopResolver { Object get(Environment e) { return get(get(e)); } }",
};

async function readCode(): Promise<Readonly<Record<string, OperationCode | undefined>>> {
  const { catalogue, said } = await linkModel(base);
  expect(said.filter((line) => line.includes("java"))).toEqual([]);
  return Object.fromEntries(catalogue.graphql.operations.map(({ name, code }) => [name, code]));
}

it("follows a resolver into what it calls, and tells what is written from what is only read", async () => {
  const { write } = await readCode();
  expect(write).toMatchObject({ resolver: "WriteResolver", reads: [], span: { file: "java/a/WriteResolver.java" } });
  expect(write?.writes).toMatchObject([{ aspect: "note", span: { file: "java/a/WriteResolver.java", startLine: 8 } }]);
});

it("keeps together what is asked for together", async () => {
  const { write } = await readCode();
  expect(write?.privileges).toMatchObject([{ privileges: ["SIGN_NOTES", "WRITE_NOTES"], span: { startLine: 7 } }]);
});

it("takes managing for changing and deleting, and says nothing where one of them is denied to all", async () => {
  const { run, sum } = await readCode();
  // Who may sign may do both, so writing and signing together is no more than that.
  expect(run?.privileges.map(({ privileges }) => privileges)).toEqual([["SIGN_NOTES"]]);
  expect(sum?.privileges).toEqual([]);
});

it("takes no answer about privileges for a question", async () => {
  expect((await readCode())["tell"]?.privileges).toEqual([]);
});

it("looks into what wraps a resolver, and says nothing of what nothing answers", async () => {
  const { drop, loop, note } = await readCode();
  expect(drop).toMatchObject({ resolver: "DropResolver", deletes: { file: "java/a/DropResolver.java" } });
  expect(loop).toMatchObject({ writes: [], privileges: [] });
  expect(note).toBeUndefined();
});

it("reads wirings that begin with the type that they are of", async () => {
  const { catalogue } = await linkModel({
    ...base,
    "java/a/Engine.java": `package a;
      class Engine {
        RuntimeWiring wire() {
          return RuntimeWiring.newRuntimeWiring()
            .type(TypeRuntimeWiring.newTypeWiring("Query").dataFetcher("note", new WriteResolver(client)))
            .type(newTypeWiring().typeName("Mutation").dataFetcher("drop", new DropResolver(client)).build())
            .build();
        }
      }`,
  });
  expect(catalogue.graphql.operations.flatMap(({ name, code }) => (code ? [[name, code.resolver]] : []))).toEqual([
    ["note", "WriteResolver"],
    ["drop", "DropResolver"],
  ]);
});

it("knows fetchers by reference, by field and by coordinates, in whatever folder the code is", async () => {
  const files = Object.fromEntries(
    Object.entries(base).map(([path, text]) => [path.replace(/^java\/a\//, "server/sources/a/"), text]),
  );
  const { catalogue } = await linkModel({
    ...files,
    "server/sources/a/Engine.java": `package a;
    class Engine {
      private final DropResolver drop;
      void wire(Builder builder, Registry registry, Client client) {
        builder.type("Mutation", wiring -> wiring.dataFetcher("write", this::write).dataFetcher("drop", drop));
        registry.dataFetcher(FieldCoordinates.coordinates("Mutation", "run"), new RunResolver());
        registry.dataFetcher(coordinates("Query", "note"), Fetchers::note);
      }
      private Object write(Environment environment) { return Helper.save(urn, Names.NOTE, true); }
    }`,
    "server/sources/a/Fetchers.java":
      "package a; class Fetchers { static Object note(Environment e) { return client.getV2(urn, Names.SEEN); } }",
    // Its folders end as the package of another class does.
    "other/a/Helper.java": "package other.a; class Helper { static Object save(Urn u, String n, boolean b) { } }",
  });
  const code = Object.fromEntries(catalogue.graphql.operations.map(({ name, code }) => [name, code]));
  expect(code["write"]?.writes).toMatchObject([{ aspect: "note" }]);
  expect(code["drop"]).toMatchObject({ resolver: "DropResolver", deletes: { startLine: 1 } });
  expect(code["run"]).toMatchObject({ resolver: "RunResolver" });
  expect(code["note"]).toMatchObject({ resolver: "Fetchers", reads: [{ aspect: "seen" }] });
});

describe("of code that can be misread", () => {
  async function readRun(files: Readonly<Record<string, string>>): Promise<OperationCode | undefined> {
    const { catalogue, said } = await linkModel({ ...base, ...files });
    expect(said.filter((line) => line.includes("java"))).toEqual([]);
    return catalogue.graphql.operations.find(({ name }) => name === "run")?.code;
  }

  function inRun(body: string, members = ""): Readonly<Record<string, string>> {
    const text = `package a; import com.linkedin.metadata.authorization.PoliciesConfig;
      class RunResolver { ${members} Object get(Environment e) { ${body} return null; } }`;
    return { "java/a/RunResolver.java": text };
  }

  it.each([
    ["can't be told", "nameOf(e)", []],
    ["is written out", '"READ_NOTES"', [["READ_NOTES", "WRITE_NOTES"]]],
    ["is a text in a constant", "READ", [["READ_NOTES", "WRITE_NOTES"]]],
    ["is made by `new`", "MORE.getType()", [["MORE_NOTES", "WRITE_NOTES"]]],
    ["is named by a constant", "LESS.getType()", [["LESS_NOTES", "WRITE_NOTES"]]],
  ])("never says that one privilege is enough where the other %s", async (_, other, expected) => {
    const members = `static final String READ = "READ_NOTES";
      static final Privilege MORE = new Privilege("MORE_NOTES", "More", "More.");
      static final String LESS_NAME = "LESS" + "_NOTES";
      static final Privilege LESS = PoliciesConfig.Privilege.of(LESS_NAME, "Less", "Less.");`;
    const list = `ImmutableList.of(PoliciesConfig.WRITE_PRIVILEGE.getType(), ${other})`;
    const code = await readRun(inRun(`ask(new ConjunctivePrivilegeGroup(${list}));`, members));
    expect(code?.privileges.map(({ privileges }) => privileges)).toEqual(expected);
  });

  it.each([
    ["does what a class does and not what the one above it does", "doWrite(); return null;", ["seen"]],
    ["does so by `this` as well", "this.doWrite(); return null;", ["seen"]],
  ])("%s", async (_, body, expected) => {
    const code = await readRun({
      "java/a/RunResolver.java":
        "package a; class RunResolver extends Above { void doWrite() { proposal.setAspectName(Names.SEEN); } }",
      "java/a/Above.java": `package a; class Above {
        Object get(Environment e) { ${body} } void doWrite() { proposal.setAspectName(Names.NOTE); } }`,
    });
    expect(code?.writes.map(({ aspect }) => aspect)).toEqual(expected);
  });

  it("follows `super` to the class above", async () => {
    const code = await readRun({
      "java/a/RunResolver.java":
        "package a; class RunResolver extends Above { Object get(Environment e) { return super.get(e); } }",
      "java/a/Above.java":
        "package a; class Above { Object get(Environment e) { proposal.setAspectName(Names.NOTE); return null; } }",
    });
    expect(code?.writes.map(({ aspect }) => aspect)).toEqual(["note"]);
  });

  it("takes what a class without a name does, and not what it would do otherwise", async () => {
    const code = await readRun({
      "java/a/Engine.java": `package a; class Engine { void wire(Builder b) { b.type("Mutation", w -> w.dataFetcher("run",
        new Above() { void doWrite() { proposal.setAspectName(Names.SEEN); } })); } }`,
      "java/a/Above.java": `package a; class Above {
        Object get(Environment e) { doWrite(); return null; } void doWrite() { proposal.setAspectName(Names.NOTE); } }`,
    });
    expect(code?.writes.map(({ aspect }) => aspect)).toEqual(["seen"]);
  });

  it("takes no parameter of a lambda for the field of that name, and knows the field behind it", async () => {
    const body = "names.forEach((name) -> proposal.setAspectName(name));";
    const field = 'static final String name = "note";';
    expect((await readRun(inRun(body, field)))?.writes).toEqual([]);
    const both = await readRun(inRun(`${body} proposal.setAspectName(name);`, field));
    expect(both?.writes.map(({ aspect }) => aspect)).toEqual(["note"]);
  });

  it.each([
    ["what is asked for its class", "if (e instanceof Foo name && ok(name)) { proposal.setAspectName(name); }"],
    ["a part of a record", "if (e instanceof Foo(String name, var other)) { proposal.setAspectName(name); }"],
    ["a case", "switch (e) { case Foo name -> proposal.setAspectName(name); default -> {} }"],
    ["what was caught", "try { a(); } catch (Bad | Worse name) { proposal.setAspectName(name); }"],
    ["what a loop takes", "for (String name : names) { proposal.setAspectName(name); }"],
    ["a local of which nothing is known", "String name; proposal.setAspectName(name);"],
    ["a parameter inside", "new Sink() { public void put(String name) { proposal.setAspectName(name); } };"],
    ["a part of an object's record", "new Entry(e).save();"],
  ])("takes no name of %s for the constant of that name", async (_, body) => {
    const members = `static final String name = "note";
      record Entry(String name) { void save() { proposal.setAspectName(name); } }`;
    expect((await readRun(inRun(body, members)))?.writes).toEqual([]);
    // Where the name means the constant, it is told.
    expect((await readRun(inRun("proposal.setAspectName(name);", members)))?.writes).toHaveLength(1);
  });

  it("takes a local for all that a method gives it", async () => {
    const chosen = 'String chosen() { String name = "note"; if (a) { name = "seen"; } return name; }';
    const code = await readRun(inRun("proposal.setAspectName(chosen());", chosen));
    expect(code?.writes.map(({ aspect }) => aspect)).toEqual(["note", "seen"]);
  });

  it.each([
    ["a log", 'log.info("without {}", PoliciesConfig.SIGN_PRIVILEGE);'],
    ["what went wrong", 'throw new DeniedException("needs " + PoliciesConfig.SIGN_PRIVILEGE.getType());'],
  ])("takes no privilege that %s names for one that is asked for", async (_, body) => {
    const code = await readRun(inRun(`ask(PoliciesConfig.WRITE_PRIVILEGE); ${body}`));
    expect(code?.privileges.map(({ privileges }) => privileges)).toEqual([["WRITE_NOTES"]]);
  });

  const pair = `new DisjunctivePrivilegeGroup(ImmutableList.of(
    new ConjunctivePrivilegeGroup(ImmutableList.of(PoliciesConfig.WRITE_PRIVILEGE.getType())),
    new ConjunctivePrivilegeGroup(ImmutableList.of(PoliciesConfig.SIGN_PRIVILEGE.getType()))))`;
  const chosenPair = `new DisjunctivePrivilegeGroup(ImmutableList.of(new ConjunctivePrivilegeGroup(
    ImmutableList.of(isColumn ? PoliciesConfig.WRITE_PRIVILEGE.getType() : PoliciesConfig.SIGN_PRIVILEGE.getType()))))`;
  const methods = `
    boolean mayWrite() { return ask(PoliciesConfig.WRITE_PRIVILEGE); }
    boolean maySign() { return ask(PoliciesConfig.SIGN_PRIVILEGE); }
    boolean mayEither() { final Object group = ${pair}; return ask(group, null); }
    boolean mayOne() { if (mayWrite()) { return true; } return maySign(); }
    boolean mayOwner() { if (isGlobal() && mayWrite()) { return true; } return isOwner(); }
    boolean mayBoth() { if (!mayWrite()) { return false; } return maySign(); }`;

  it.each([
    ["if (!mayWrite()) { throw new Denied(); }", "WRITE_NOTES"],
    ["if (isGlobal()) { if (!mayWrite()) { throw new Denied(); } }", "WRITE_NOTES in some cases"],
    ["if (isPersonal()) { a(); } else { mayWrite(); }", "WRITE_NOTES in some cases"],
    ["switch (kind) { case GLOBAL: mayWrite(); }", "WRITE_NOTES in some cases"],
    ["if (isPersonal() || (isGlobal() && mayWrite())) { a(); }", "WRITE_NOTES in some cases"],
    ["if (isGlobal() && !mayWrite()) { throw new Denied(); }", "WRITE_NOTES in some cases"],
    ["if (isReady() && mayWrite()) { a(); }", "WRITE_NOTES"],
    ["if (mayOwner()) { a(); }", "WRITE_NOTES in some cases"],
    ["if (mayEither()) { a(); }", "WRITE_NOTES, SIGN_NOTES: one"],
    ["if (mayWrite() || maySign()) { a(); }", "WRITE_NOTES, SIGN_NOTES: one"],
    ["if (mayWrite() && maySign()) { a(); }", "WRITE_NOTES, SIGN_NOTES"],
    ["if (mayWrite()) { if (!maySign()) { throw new Denied(); } }", "WRITE_NOTES, SIGN_NOTES"],
    ["if (isAdmin() || mayOne()) { a(); }", "WRITE_NOTES in some cases, SIGN_NOTES in some cases"],
    ["if (mayBoth() || isReady()) { a(); }", "WRITE_NOTES in some cases, SIGN_NOTES in some cases"],
    [`ask(${chosenPair});`, "WRITE_NOTES, SIGN_NOTES"],
    ["isAuthorizedEntityUrns(context, UPDATE, List.of(urn));", "WRITE_NOTES, SIGN_NOTES: one"],
    ["isAPIAuthorizedUrns(context, COUNTS, UPDATE, List.of(urn));", "SIGN_NOTES"],
  ])("tells what is always needed from what depends on something: %s", async (body, expected) => {
    const code = await readRun(inRun(body, methods));
    const asked = code?.privileges.map(
      ({ privileges, conditional }) => privileges.join(" with ") + (conditional === true ? " in some cases" : ""),
    );
    expect(`${asked?.join(", ")}${code?.anyPrivilege === true ? ": one" : ""}`).toBe(expected);
  });

  it("leaves out what a record or an enum in a method would do", async () => {
    const code = await readRun(inRun('record Other(int a) { void save() { proposal.setAspectName("note"); } }'));
    expect(code?.writes).toEqual([]);
  });
  it("tells the same of what has been edited, of which the engine shares with what stood there before what stayed", async () => {
    const engine = createEngine({ isLive: true }).within("model");
    const guarded = "if (!mayWrite()) { throw new Denied(); }\nif (mayWrite()) { if (!maySign()) { a(); } }";
    const texts = [guarded, `\n${guarded}`, guarded].map((body) => ({ ...base, ...inRun(body, methods) }));
    for (const files of texts)
      expect((await linkModel(files, engine)).catalogue).toEqual((await linkModel(files)).catalogue);
  });
});
