import highlightJs from "highlight.js/lib/core";
import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { highlight } from "./highlight.ts";

/** Each token as `class:text`. */
function tokens(code: string, language: string): readonly string[] {
  return [...highlight(code, language).matchAll(/<span class="(\w)">([^<]*)<\/span>/g)].map(
    ([, name = "", text = ""]) => `${name}:${text}`,
  );
}

/** The code that markup shows. */
function shown(html: string): string {
  const text = html.replaceAll(/<\/?span[^>]*>/g, "");
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

const grammars =
  "ini properties json pdl graphql bash java kotlin scala groovy js ts protobuf markdown python sql yaml xml css diff dockerfile gotmpl vue";

describe("code that would take long", () => {
  it.each(grammars.split(" "))("takes no time in %s, whatever a line holds", (language) => {
    highlight("a = 1", language);
    for (const letter of ["a", '\\"', "(", "*", " ", "/*", "{", "$"]) {
      const milliseconds = measureCpuTime(() => void highlight(letter.repeat(14_000), language));
      expect(milliseconds, letter).toBeLessThan(400);
    }
  });

  it("has its colours around a line that is too long", () => {
    const code = `"a"\n${"b".repeat(1001)}\n\n"c"\n`;
    expect(tokens(code, "json")).toEqual(["s:&quot;a&quot;", "s:&quot;c&quot;"]);
    expect(shown(highlight(code, "json"))).toBe(code);
    expect(tokens(`"a"\n"${"b".repeat(998)}"`, "json")).toHaveLength(2);
  });
});

describe("highlight", () => {
  it("colours templates of Go and what stands around them", () => {
    const code =
      '{{/* Berths. */}}\n{{- range .Site.Pages }}\n<a class="b {{ .Kind }}" href={{ .URL | safeURL }}>if else</a> {{ else if eq $a "x" }}{{< figure src=`a.png` >}}';
    expect(tokens(code, "go-html-template")).toEqual([
      "c:{{/* Berths. */}}",
      "m:{{-",
      "k:range",
      "v:.Site.Pages",
      "m:}}",
      "t:&lt;a",
      "a:class",
      "v:{{ .Kind }}",
      "m:{{",
      "v:.URL",
      "m:}}",
      "t:&lt;/a",
      "m:{{",
      "k:else",
      "k:if",
      "v:$a",
      "s:&quot;x&quot;",
      "m:}}",
      "m:{{&lt;",
      "k:figure",
      "s:`a.png`",
      "m:&gt;}}",
    ]);
    expect(shown(highlight(code, "gotmpl"))).toBe(code);
  });

  it("colours components of Vue with the script in them", () => {
    expect(tokens("<script>\nconst a = 1;\n</script>", "vue")).toContain("k:const");
  });

  it("colours PDL", () => {
    const code =
      '/** Doc. */\n@Aspect = { "name": "status" }\nrecord Status includes Base {\n  removed: boolean = false // why\n}';
    expect(tokens(code, "pdl")).toEqual([
      "c:/** Doc. */",
      "m:@Aspect",
      "s:&quot;name&quot;",
      "s:&quot;status&quot;",
      "k:record",
      "k:includes",
      "a:removed",
      "t:boolean",
      "n:false",
      "c:// why",
    ]);
  });

  it("colours JSON and tells keys from values", () => {
    expect(tokens('{ "a": "b", "c": [1, -2.5e3, null] }', "json")).toEqual([
      "a:&quot;a&quot;",
      "s:&quot;b&quot;",
      "a:&quot;c&quot;",
      "n:1",
      "n:-2.5e3",
      "n:null",
    ]);
  });

  it("colours GraphQL, whose keywords may be names of fields", () => {
    expect(tokens('"Doc" type Query { type(input: Text!): String @deprecated } # end', "graphql")).toEqual([
      "s:&quot;Doc&quot;",
      "k:type",
      "t:Query",
      "a:type",
      "a:input",
      "t:Text",
      "t:String",
      "m:@deprecated",
      "c:# end",
    ]);
  });

  it("colours Python", () => {
    const code =
      '@property\ndef f(self, a: Optional[str] = None):\n    """Doc."""\n    return f"{a}" if a else 0x1F  # why';
    expect(tokens(code, "python")).toEqual([
      "m:@property",
      "k:def",
      "t:f",
      "v:self",
      "t:Optional",
      "k:str",
      "n:None",
      "s:&quot;&quot;&quot;Doc.&quot;&quot;&quot;",
      "k:return",
      "s:f&quot;{a}&quot;",
      "k:if",
      "k:else",
      "n:0x1F",
      "c:# why",
    ]);
    // A quote that nothing closes ends with its line, and what only begins like a keyword is none.
    expect(tokens('a = "b\nclassic = important', "python")).toEqual([]);
  });

  it("colours what a shell is told, and what its texts put in", () => {
    const code = `export A=\${B:-c} # why\ncurl --get 'x' -d "$A y" | sort && true\necho it\\'s ./cat x#y`;
    expect(tokens(code, "bash")).toEqual([
      "k:export",
      "v:${B:-c}",
      "c:# why",
      "s:'x'",
      "v:$A",
      "k:sort",
      "n:true",
      "k:echo",
    ]);
    expect(highlight('"a $B c"', "sh")).toBe('<span class="s">&quot;a <span class="v">$B</span> c&quot;</span>');
  });

  it("colours what is typed at the prompt of a console", () => {
    expect(tokens('$ echo "a"\nanswer', "console")).toEqual(["m:$ ", "k:echo", "s:&quot;a&quot;"]);
  });

  it.each(grammars.split(" "))("colours %s by the same whatever came before", (language) => {
    const code = [
      'FROM node\nRUN echo "$HOME" && if true; then ls; fi\n$ echo "$HOME"',
      '<b title="x">*b*</b>\n<script>let a = 1; // c</script>\n<style>a { color: red }</style>',
      "const a = <div id='b'>{1}</div>; html`<i>a</i>`; gql`query { a }`; css`a { b: c }`",
      "a: <% if b then c end %>\n```python\nimport x\n```",
    ].join("\n");
    for (const each of highlightJs.listLanguages()) highlightJs.unregisterLanguage(each);
    const alone = highlight(code, language);
    for (const each of [...grammars.split(" "), "console"]) highlight(code, each);
    // What was coloured before is remembered.
    expect(highlight(`${code}\n`, language).trimEnd()).toBe(alone);
  });

  it("knows languages by their aliases, in any case", () => {
    expect(tokens("a: 1", "YML")).toEqual(tokens("a: 1", "yaml"));
    expect(tokens("import x", "py").length).toBe(1);
  });

  const samples = [
    "<a href=\"x\">&amp; 'b'</a>",
    'f"{x}" # <c>',
    "/* <b>\n */ select '\"' -- \\",
    '${A:-$(b "c")} && d > e',
    '@x("\n{}<>',
  ];
  const languages = [
    "pdl",
    "json",
    "graphql",
    "yaml",
    "python",
    "shell",
    "java",
    "sql",
    "xml",
    "protobuf",
    "ini",
    "diff",
    "ts",
    "md",
    "cobol",
  ];
  it.each(languages)("keeps every character of %s and escapes it", (language) => {
    for (const sample of samples) {
      const html = highlight(sample, language);
      expect(shown(html)).toBe(sample);
      expect(html.replaceAll(/<\/?span(?: class="\w")?>/g, "")).not.toMatch(/[<>]/);
    }
  });

  it("leaves long code plain", () => {
    expect(highlight('"a" '.repeat(10_000), "json")).not.toContain("<span");
  });
});
