import highlightJs from "highlight.js/lib/core";
import type { LanguageFn } from "highlight.js";
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import groovy from "highlight.js/lib/languages/groovy";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import julia from "highlight.js/lib/languages/julia";
import kotlin from "highlight.js/lib/languages/kotlin";
import makefile from "highlight.js/lib/languages/makefile";
import markdown from "highlight.js/lib/languages/markdown";
import php from "highlight.js/lib/languages/php";
import powershell from "highlight.js/lib/languages/powershell";
import properties from "highlight.js/lib/languages/properties";
import protobuf from "highlight.js/lib/languages/protobuf";
import r from "highlight.js/lib/languages/r";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import scala from "highlight.js/lib/languages/scala";
import shellSession from "highlight.js/lib/languages/shell";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** keyword, string, number, comment, attribute or field, type, meta, variable, inserted and deleted line. */
export const tokenClasses = ["k", "s", "n", "c", "a", "t", "m", "v", "i", "d"] as const;

/** What a token of code is, in a letter: the styles colour by it. */
export type TokenClass = (typeof tokenClasses)[number];

/** An expression for a token, and the class of what each of its groups stands for. */
export interface Pattern {
  readonly expression: RegExp;
  readonly classes: readonly TokenClass[];
  /** What a text in double quotes puts in, such as `$NAME` of a shell. */
  readonly inText?: Pattern | undefined;
}

/** A language that code is coloured in, by an expression of ours or by the library's grammar. */
export interface Language {
  /** What readers call it. */
  readonly label: string;
  /** For what pages show by the thousand, languages of models and what calls them: one look is enough, without a library. */
  readonly pattern?: Pattern | undefined;
  readonly grammar?: ((code: string) => string) | undefined;
}

/* In these, groups are named for classes. */

const json =
  /(?<a>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\\n]|\\.)*")|(?<n>-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)|(?<c>\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)/g;

const pdl =
  /(?<c>\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)|(?<s>"(?:[^"\\\n]|\\.)*")|(?<m>@[\w.-]+)|(?<a>\b[A-Za-z_]\w*(?=\s*:(?!\/\/)))|(?<k>\b(?:namespace|package|import|record|enum|typeref|fixed|union|array|map|includes|optional)\b)|(?<t>\b(?:int|long|float|double|boolean|string|bytes|null)\b)|(?<n>-?\b\d[\d.eE+-]*|\b(?:true|false)\b)/g;

const graphql =
  /(?<c>#[^\n]*|"""(?:[^"]|"(?!""))*""")|(?<s>"(?:[^"\\\n]|\\.)*")|(?<m>@\w+)|(?<v>\$\w+)|(?<k>\b(?:query|mutation|subscription|fragment|on|type|input|enum|interface|union|scalar|extend|implements|directive|repeatable)\b(?=[ \t]+[\w@&$])|\b(?:query|mutation|subscription|schema)\b(?=\s*[{@]))|(?<a>\b[A-Za-z_]\w*(?=\s*(?:\([^()]*\)\s*)?:))|(?<n>-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)|(?<t>\b[A-Z]\w*)/g;

const python =
  /(?<c>#[^\n]*)|(?<s>(?:\b[bfrtuBFRTU]{1,2})?(?:"""(?:[^"\\]|\\[^]|"(?!""))*"""|'''(?:[^'\\]|\\[^]|'(?!''))*'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'))|(?<m>^[ \t]*@[A-Za-z_][\w.]*|^(?:>>>|\.\.\.) )|(?<t>(?<=\b(?:def|class)[ \t]+)\w+|\b(?:Any|Callable|Coroutine|Dict|Generic|List|Literal|Optional|Sequence|Set|Tuple|Type|Union)\b)|(?<v>\bself\b)|(?<k>\b(?:and|as|assert|async|await|break|case|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|match|nonlocal|not|or|pass|raise|return|try|while|with|yield|__import__|abs|all|any|bool|bytes|callable|classmethod|dict|dir|enumerate|filter|float|format|frozenset|getattr|hasattr|hash|id|input|int|isinstance|issubclass|iter|len|list|map|max|min|next|object|open|print|property|range|repr|reversed|set|setattr|slice|sorted|staticmethod|str|sum|super|tuple|type|vars|zip)\b)|(?<n>\b(?:True|False|None|Ellipsis|NotImplemented|__debug__)\b|(?<!\w)(?:0[bBoOxX][\da-fA-F_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?j?))/gm;

const shell =
  /(?<c>(?<=^|\s)#[^\n]*)|(?<s>"(?:[^"\\]|\\[^])*"|'[^']*')|(?<v>\$(?:[\w#@*?]+|\{[^}\n]*\}))|\\[^]|(?<k>(?<![\w./-])(?:if|then|else|elif|fi|for|while|until|in|do|done|case|esac|function|select|alias|break|cat|cd|chmod|chown|continue|cp|cut|date|declare|df|du|echo|env|eval|exec|exit|export|head|kill|let|ln|local|ls|mkdir|mv|nohup|printf|pwd|read|readonly|return|rm|rmdir|set|shift|sleep|sort|source|sudo|tail|tee|test|timeout|touch|tr|trap|type|umask|uname|uniq|unset|wait|wc|whoami)(?![\w./=-]))|(?<n>(?<![\w./-])(?:true|false)(?![\w./=-]))/gm;

const shellVariable = /(?<v>\$(?:[\w#@*?]+|\{[^}\n]*\}))/g;

const hcl =
  /(?<c>(?:#|\/\/)[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)|(?<s>"(?:[^"\\\n]|\\[^])*")|(?<a>^[ \t]*[A-Za-z_][\w-]*(?=[ \t]*=(?!=)))|(?<k>\b(?:check|data|dynamic|else|endfor|endif|ephemeral|for|if|import|in|lifecycle|locals|module|moved|output|provider|provisioner|removed|resource|terraform|variable)\b(?![.-]))|(?<n>\b(?:true|false|null)\b|(?<![\w.-])\d[\d.]*)/gm;

const hclValue = /(?<v>\$\{[^}\n]*\})/g;

/* What begins a tag of a template is a keyword or the name of a function; elsewhere the same words stand in the text around it. */
const goTemplate =
  /(?<c>\{\{-?[ \t]{0,9}\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/[ \t]{0,9}-?\}\}|<!--[^-]*(?:-(?!->)[^-]*)*-->)|(?<m>\{\{[-<%]?|[->%]?\}\})|(?<k>(?<=\{\{[-<%]?[ \t]{0,9}(?:else[ \t]{1,9})?)[A-Za-z]\w*)|(?<v>\$[\w.]*|(?<![\w)\]/.])\.[A-Z]\w*(?:\.\w+)*)|(?<s>"(?:\{\{[^}\n]*\}\}|[^"\\\n{]|\{(?!\{)|\\[^\n])*"|`[^`\n]*`)|(?<a>\b[A-Za-z][\w:-]*(?=="))|(?<t><\/?[A-Za-z][\w-]*)/g;

const goTemplateValue = /(?<v>\{\{[^}\n]*\}\})/g;

const patterns: readonly (readonly [string, string, RegExp, readonly string[], RegExp?])[] = [
  ["JSON", "json", json, ["jsonc", "json5", "avsc", "pdsc", "avro"]],
  // Documents of the platform show its schemas in fences of another language that looks alike.
  ["PDL", "pdl", pdl, ["aidl"]],
  ["GraphQL", "graphql", graphql, ["gql", "sdl", "graphqls"]],
  ["Python", "python", python, ["py", "python3", "ipython", "ipython3"]],
  [
    "Shell",
    "bash",
    shell,
    ["sh", "shell", "zsh", "fish", "curl", "commandline", "cmd", "bat", "azurecli", "dotnetcli"],
    shellVariable,
  ],
  [
    "Go template",
    "gotmpl",
    goTemplate,
    ["go-html-template", "go-text-template", "go-template", "gohtmltmpl", "gohtml"],
    goTemplateValue,
  ],
  ["Terraform", "hcl", hcl, ["terraform", "tf", "tfvars", "opentofu"], hclValue],
];

type Definition = readonly [string, LanguageFn];

const grammars: readonly (readonly [string, string, LanguageFn, readonly string[]])[] = [
  ["C", "c", cpp, ["h"]],
  ["C#", "csharp", csharp, ["cs", "c#"]],
  ["C++", "cpp", cpp, ["c++", "cc", "hpp"]],
  ["Console", "shell-session", shellSession, ["console", "terminal"]],
  ["CSS", "css", css, []],
  ["Diff", "diff", diff, ["patch"]],
  ["Dockerfile", "dockerfile", dockerfile, ["docker"]],
  ["Go", "go", go, ["golang"]],
  ["Groovy", "groovy", groovy, ["gradle"]],
  ["Handlebars", "handlebars", xml, ["hbs", "mustache"]],
  ["HTML", "html", xml, ["htm", "xhtml"]],
  ["INI", "ini", ini, ["cfg", "conf"]],
  ["Java", "java", java, []],
  ["JavaScript", "javascript", javascript, ["js", "jsx", "mjs", "cjs", "node"]],
  ["Julia", "julia", julia, ["jl"]],
  ["Kotlin", "kotlin", kotlin, ["kt", "kts"]],
  ["Less", "less", css, []],
  ["Makefile", "makefile", makefile, ["make", "mk"]],
  ["Markdown", "markdown", markdown, ["md", "mdx", "qmd", "rmd"]],
  ["PHP", "php", php, []],
  ["PowerShell", "powershell", powershell, ["ps", "ps1", "pwsh", "azurepowershell"]],
  ["Properties", "properties", properties, ["env", "dotenv"]],
  ["Protobuf", "protobuf", protobuf, ["proto"]],
  ["R", "r", r, []],
  ["Ruby", "ruby", ruby, ["rb"]],
  // By what rustdoc does with it, Rust has further names, and no others where these stand alone.
  ["Rust", "rust", rust, ["rs", "no_run", "compile_fail", "should_panic", "edition2018", "edition2021", "edition2024"]],
  ["Scala", "scala", scala, []],
  ["SCSS", "scss", css, ["sass"]],
  ["SQL", "sql", sql, ["postgresql", "mysql", "snowflake", "bigquery"]],
  ["Svelte", "svelte", xml, []],
  ["TOML", "toml", ini, []],
  ["TypeScript", "typescript", typescript, ["ts", "tsx", "mts", "cts"]],
  ["Vue", "vue", xml, []],
  ["XML", "xml", xml, ["svg", "xsd"]],
  ["YAML", "yaml", yaml, ["yml"]],
];

const prompts: readonly Definition[] = [["bash", bash]];
const tags: readonly Definition[] = [
  ["xml", xml],
  ["javascript", javascript],
];
const components: readonly Definition[] = [...tags, ["css", css]];

/** By grammar, those that it hands parts of a text over to. They are known from the first, or colours would hang on what came before. */
const borrowed: ReadonlyMap<string, readonly Definition[]> = new Map([
  ["shell-session", prompts],
  ["dockerfile", prompts],
  ["html", tags],
  ["handlebars", tags],
  ["javascript", tags],
  ["markdown", tags],
  ["svelte", components],
  ["typescript", tags],
  ["vue", components],
  ["xml", tags],
]);

/** Languages that are text on purpose. */
const plain: readonly (readonly [string, readonly string[]])[] = [
  ["Text", ["text", "txt", "plain", "plaintext", "none", "log", "output", "csv", "tsv", "url", "http"]],
  ["Mermaid", ["mermaid"]],
  ["HOCON", ["hocon"]],
  ["PromQL", ["promql"]],
  ["Jinja", ["jinja", "jinja2", "j2"]],
  ["Graphviz", ["dot", "graphviz"]],
  ["PlantUML", ["plantuml", "puml"]],
  ["D2", ["d2"]],
  ["reStructuredText", ["rst", "restructuredtext"]],
  ["AsciiDoc", ["adoc", "asciidoc"]],
  ["TeX", ["tex", "latex"]],
  ["BibTeX", ["bibtex"]],
  ["Python traceback", ["pytb"]],
  ["Turtle", ["turtle", "ttl"]],
];

const languages = collectLanguages();

function collectLanguages(): ReadonlyMap<string, Language> {
  const byName = new Map<string, Language>();
  const add = (names: readonly string[], language: Language): void => {
    for (const name of names) byName.set(name, language);
  };
  for (const [label, name, named, aliases, inText] of patterns)
    add([name, ...aliases], {
      label,
      pattern: { ...toPattern(named), inText: inText === undefined ? undefined : toPattern(inText) },
    });
  for (const [label, name, define, aliases] of grammars) {
    add([name, ...aliases], { label, grammar: createGrammar(name, define) });
  }
  for (const [label, names] of plain) add(names, { label });
  return byName;
}

/** Groups have numbers where they are matched: of names, V8 makes an object a token. */
function toPattern({ source, flags }: RegExp): Pattern {
  const groupName = /\(\?<(\w)>/g;
  return {
    expression: new RegExp(source.replace(groupName, "("), flags),
    classes: [...source.matchAll(groupName)].flatMap(([, name]) => tokenClasses.filter((known) => known === name)),
  };
}

/** A grammar is compiled when the first piece of code asks for it. */
function createGrammar(name: string, define: LanguageFn): (code: string) => string {
  return (code) => {
    for (const [each, defineEach] of [[name, define] as const, ...(borrowed.get(name) ?? [])]) {
      if (highlightJs.getLanguage(each) === undefined) highlightJs.registerLanguage(each, defineEach);
    }
    return highlightJs.highlight(code, { language: name, ignoreIllegals: true }).value;
  };
}

/** A language by its name, an alias or the ending of a file, in any case; undefined when it is unknown. */
export function findLanguage(name: string): Language | undefined {
  return languages.get(name.toLowerCase());
}
