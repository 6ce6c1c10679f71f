import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

async function read(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "variables-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { discovery, report } = await loadGuides(folder);
  const texts = discovery.files.filter(({ kind }) => kind === "prose").map(({ text }) => text);
  const told = report.diagnostics.filter(({ code }) => code === "prose/template-tag");
  return [...texts, ...told.map(({ span, message }) => `${span?.startLine}:${span?.startColumn} ${message}`)];
}

test.each([
  [
    "conditions of Jekyll whose names are known",
    {
      "_config.yml": 'title: Pears\nripe: true\ndefaults:\n  - scope: {path: ""}\n    values: {kind: pear}\n',
      "index.md": [
        "---\nsoft: false\nmany: [1]\n---",
        "{% if site.ripe %}Ripe{% else %}Green{% endif %}, {% if page.soft %}soft {% endif %}{{ site.title }}.",
        '{% if page.kind == "fig" %}Fig{% elsif page.kind == "pear" %}Pear {{ page.kind }}{% else %}None{% endif %}{% unless page.sold %}, fresh{% endunless %}',
        "{% if page.many %}a{% else %}b{% endif %} `{% if page.soft %}c{% endif %}`",
        "{% if page.soft %}",
        "Soft",
        "{% if site.ripe %}",
        "and ripe",
        "{% endif %}",
        "{% else %}",
        "Hard",
        "{% endif %}",
        "",
      ].join("\n"),
    },
    [
      [
        "---\nsoft: false\nmany: [1]\n---",
        "Ripe, Pears.",
        "Pear pear, fresh",
        "a / b `{% if page.soft %}c{% endif %}`",
        ...["", "", "", "", "", "", "Hard", "", ""],
      ].join("\n"),
      "7:1 `if` is a tag of a template that nothing here fills in",
    ],
  ],
  [
    "what Jekyll says of pages by default",
    {
      "_config.yml":
        'title: Pears\ndefaults:\n  - scope: {path: ""}\n    values: {kind: pear, ripe: 7}\n  - scope: {path: figs}\n    values: {kind: fig}\n',
      "index.md": "---\nripe: 8\n---\n{{ page.kind }} {{ page.ripe }}\n",
      "figs/a.md": "---\n---\n{{ page.kind }} {{ page.ripe }}\n",
    },
    ["---\n---\nfig 7\n", "---\nripe: 8\n---\npear 8\n"],
  ],
  [
    "macros of MkDocs",
    {
      "mkdocs.yml": "site_name: Pears\nextra:\n  build: {number: 7}\nplugins: [search, macros]\n",
      "docs/index.md": "# A\n\n{{ config.site_name }} {{ build.number }} {{ none() }}\n",
    },
    ["# A\n\nPears 7 {{ none() }}\n", "3:43 `none` is a tag of a template that nothing here fills in"],
  ],
  [
    "MkDocs without them",
    { "mkdocs.yml": "site_name: Pears\nextra: {version: 7}\n", "docs/index.md": "# A\n\n{{ version }}\n" },
    ["# A\n\n{{ version }}\n"],
  ],
  [
    "shortcodes of a Hugo project that put words together",
    {
      "hugo.toml": 'baseURL = "https://pears.example.org/"\ntitle = "Pears"\n',
      "layouts/shortcodes/rem.html": "",
      "layouts/shortcodes/sail.html":
        '{{/* a picture */}}\n<i class="{{ .Get 0 }}"\n  title="{{ .Get "title" }}"></i>\n',
      "layouts/_shortcodes/ripe.html": "<b>{{- .Get `how` -}}: {{ .Inner | markdownify }}</b>",
      "layouts/shortcodes/count.html": "{{ len .Site.Pages }}",
      "layouts/shortcodes/run.html": "<script>run()</script>",
      "layouts/shortcodes/note.html": "<p>{{ .Inner }}</p>",
      "content/docs/index.md": [
        "# A {{< rem of mine >}}",
        '{{< sail "a\\"<b" title=x >}} {{< ripe how="very" >}}*soft*{{< /ripe >}} {{< ripe >}}',
        "{{< /ripe >}} {{< count >}} {{< run >}} {{< note >}}a{{< /note >}}",
        "",
      ].join("\n"),
    },
    [
      [
        "# A ",
        '<i class="a&quot;&lt;b" title="x"></i> <b>very: *soft*</b> {{< ripe >}}',
        "{{< /ripe >}} {{< count >}} {{< run >}} {{< note >}}a{{< /note >}}",
        "",
      ].join("\n"),
      "2:73 `ripe` is a tag of a template that nothing here fills in, and so are `count`, `run`",
    ],
  ],
  [
    "Jekyll",
    {
      "_config.yml": "title: Pears\ntheme: minima\n",
      "index.md": "---\ntitle: A\n---\n{{ page.title }} of {{ site.title }}\n",
    },
    ["---\ntitle: A\n---\nA of Pears\n"],
  ],
  [
    "files that a Jekyll project takes in and that put words together",
    {
      "_config.yml": "title: Pears\n",
      "_includes/badge.html":
        "{% comment %}A sign{% endcomment %}\n<b class=sign>\n  {{ include.version | escape }}\n</b>\n",
      "_includes/words/ripe.md": "*ripe* {{- include.how -}}\n",
      "_includes/count.html": "{{ site.pages | size }}",
      "_includes/asks.html": "{% if include.a %}a{% endif %}",
      "_includes/note.html": "<p>{{ include.content }}</p>",
      "index.md": [
        "# A {% include badge.html version='2' %} {%- include words/ripe.md -%}",
        '| {% include badge.html version=page.since %} | {% include note.html content="Said." %} |',
        '{% raw %}{% include badge.html version="3" %}{% endraw %} {% include count.html %}',
        "",
        "{% include asks.html %}",
        "",
      ].join("\n"),
    },
    [
      [
        "# A <b class=sign> 2 </b> *ripe*",
        '| <b class=sign>  </b> | {% include note.html content="Said." %} |',
        '{% raw %}{% include badge.html version="3" %}{% endraw %} {% include count.html %}',
        "",
        "{% include asks.html %}",
        "",
      ].join("\n"),
      "5:1 `include asks.html` is a tag of a template that nothing here fills in",
    ],
  ],
  [
    "what a line of a Jekyll project asks for, unlike code, what is shown as it is, and tags that have a line to themselves",
    {
      "_config.yml": "title: Pears\n",
      "index.md": [
        "# A",
        "",
        "{% if site.ripe %}",
        "Ripe {% if site.soft %}soft {% endif %}pears{%- unless page.dear -%}, cheap{%- endunless -%}.",
        "{% endif %}",
        "- {% for one in site.pears %}",
        "- One {% if a %}two{% elsif b %}three{% else %}four{% endif %}",
        "- `{% if a %}` and {% raw %}{% if a %}{% endraw %} are Liquid",
        "```liquid",
        "a {% if b %}c{% endif %}",
        "```",
        "",
      ].join("\n"),
    },
    [
      [
        "# A",
        "",
        "{% if site.ripe %}",
        "Ripe soft pears, cheap.",
        "{% endif %}",
        "- {% for one in site.pears %}",
        "- One two / three / four",
        "- `{% if a %}` and {% raw %}{% if a %}{% endraw %} are Liquid",
        "```liquid",
        "a {% if b %}c{% endif %}",
        "```",
        "",
      ].join("\n"),
      "4:6 `if` is a tag of a template that nothing here fills in",
      "3:1 `if` is a tag of a template that nothing here fills in, and so is `for`",
    ],
  ],
  [
    "conditions where no project is Jekyll's",
    { "mkdocs.yml": "site_name: Pears\n", "docs/index.md": "# A\n\nRipe {% if site.soft %}soft {% endif %}pears\n" },
    ["# A\n\nRipe {% if site.soft %}soft {% endif %}pears\n"],
  ],
  [
    "data of Jekyll",
    {
      "_config.yml": "title: Pears\n",
      "_data/versions.yml": "latest: 1.4\ntools: {node: 20}\nall: [1, 2]\n",
      "_data/pears/prices.json": '{"kilo": "3 €"}',
      "index.md":
        "# A\n\n{{ site.data.versions.latest }} {{ site.data.versions.tools.node }} {{site.data.pears.prices.kilo}} {{ site.data.versions.all }}\n",
    },
    [
      "# A\n\n1.4 20 3 € {{ site.data.versions.all }}\n",
      "3:101 `site.data.versions.all` is a tag of a template that nothing here fills in",
    ],
  ],
  [
    "loops of Jekyll through its data, of which others leave nothing",
    {
      "_config.yml": "title: Pears\n",
      "_data/keepers.yml":
        "- {name: Ann, tools: {first: ladder}, url: /ann}\n- {name: Bo}\n- {name: Cy, tools: {first: basket}}\n",
      "_data/shop.yml": "hours: [nine, ten]\n",
      "_data/kinds.csv": 'name,ripe\nConference,"late, in October"\n"The ""Old"" one",early\n',
      "index.md": [
        "# A",
        "",
        "{% for one in site.data.keepers %}",
        "* {{ one.name }}{% if one.tools.first %} with a {{ one.tools.first }}{% endif %} of {{ site.title }}",
        "{% endfor %}",
        "",
        "| Kind | Ripe |",
        "| --- | --- |{% for kind in site.data.kinds limit: 5 %}",
        "| {{ kind.name }} | {{ kind.ripe | escape }} |{% endfor %}",
        "",
        "Open at {% for hour in site.data.shop.hours %}{{ hour }} {% endfor %}sharp.",
        "",
        "{% assign sorted = site.pages | sort: 'title' %}{% for page in sorted %}",
        "## {{ page.title }}",
        "{% for part in page.parts %}{{ part }}{% endfor %}",
        "{% endfor %}",
        "",
        "{% for one in site.data.keepers %}{{ forloop.index }}{% endfor %}",
        "`{% for one in site.data.keepers %}` is Liquid",
        "",
        "{{ unknown }}",
        "",
      ].join("\n"),
    },
    [
      [
        "# A",
        "",
        "* Ann with a ladder of Pears",
        "* Bo of Pears",
        "* Cy with a basket of Pears",
        "",
        "| Kind | Ripe |",
        "| --- | --- |",
        "| Conference | late, in October |",
        '| The "Old" one | early |',
        "",
        "Open at nine ten sharp.",
        "",
        "{% assign sorted = site.pages | sort: 'title' %}",
        "",
        "",
        "`{% for one in site.data.keepers %}` is Liquid",
        "",
        "{{ unknown }}",
        "",
      ].join("\n"),
      "13:49 `for` is a tag of a template that nothing here fills in, and so is `unknown`",
      "13:1 `assign` is a tag of a template that nothing here fills in",
    ],
  ],
  [
    "loops of Jekyll of which one begins where another ends",
    {
      "_config.yml": "title: Pears\n",
      "_data/shop.yml": "hours: [nine, ten]\ndays: [{name: Monday}]\n",
      "index.md": [
        "# A",
        "",
        "{% for hour in site.data.shop.hours %}",
        "- {{ hour }}",
        "{% endfor %}{% for day in site.data.shop.days %}",
        "- {{ day.name }}",
        "{% endfor %}",
        "",
        "{% for hour in site.data.shop.hours %}{{ hour }} {% endfor %}on {% for day in site.data.shop.days %}{{ day.name }}{% endfor %}.",
        "",
      ].join("\n"),
    },
    ["# A\n\n- nine\n- ten\n\n- Monday\n\nnine ten on Monday.\n"],
  ],
  [
    "VitePress",
    {
      "docs/.vitepress/config.js": "export default { title: 'Pears' }",
      "docs/index.md": "---\ntitle: A\n---\n# {{ $frontmatter.title }}\n\n{{ 1 + 1 }}\n",
    },
    ["---\ntitle: A\n---\n# A\n\n{{ 1 + 1 }}\n", "6:1 `1` is a tag of a template that nothing here fills in"],
  ],
  [
    "Hugo",
    {
      "hugo.toml": 'baseURL = "https://example.org/"\n[params]\nversion = "v7"\n[params.ui]\nhome = "Pears"\n',
      "content/_index.md":
        '---\ntitle: A\n---\n{{< param version >}} {{% param "ui.home" %}} {{< param title >}} {{ version }}\n',
    },
    ["---\ntitle: A\n---\nv7 Pears A {{ version }}\n"],
  ],
  [
    "Kubernetes",
    {
      "hugo.toml": 'baseURL = "https://example.org/"\n[params]\nversion = "v1.30"\nlatest = "v1.31"\n',
      "content/_index.md":
        '# A\n\n{{< skew currentVersion >}} {{< skew currentVersionAddMinor -1 >}} {{< skew nextMinorVersion >}} {{< skew currentVersionAddMinor 1 "-" >}} {{< skew currentPatchVersion >}}\n',
    },
    [
      "# A\n\n1.30 1.29 1.32 1-31 {{< skew currentPatchVersion >}}\n",
      "3:140 `skew` is a tag of a template that nothing here fills in",
    ],
  ],
  [
    "MyST",
    {
      "conf.py": "project = 'Pears'\nmyst_substitutions = {\n  'version': \"7\",\n}\n",
      "index.md": "# A\n\n{{ version }}\n",
    },
    ["# A\n\n7\n"],
  ],
  [
    "MyST from a file, and of a page's own",
    {
      "docs/conf.py":
        'import os, yaml\n\nproject = "Pears"\nif os.path.exists("./words.yaml"):\n    with open("./words.yaml", "r") as file:\n        myst_substitutions = yaml.safe_load(file.read())\nif os.path.exists("more.yaml"):\n    with open("more.yaml") as file:\n        myst_substitutions.update(yaml.safe_load(file.read()))\n',
      "docs/words.yaml": '{ripe: "Soft at the `neck`",\ntip: "```{tip}\\nPress it.\\n```", none: null}\n',
      "docs/more.yaml": "months: 9\n",
      "docs/index.md": [
        "---\nmyst:\n  substitutions:\n    kind: pear\n---",
        "# A {{kind}}\n",
        "{{tip}}\n",
        "````{note}\nA {{kind}}\n\n```{code-block} text\n{{kind}}\n```\n\nThe {{kind}}\n````\n",
        "```\n{{kind}}\n```\n",
        "{{ ripe }} by {{months}}, {{tip}}, {{none}} and `{{kind}}`.\n",
      ].join("\n"),
    },
    [
      [
        "---\nmyst:\n  substitutions:\n    kind: pear\n---",
        "# A pear\n",
        "```{tip}\nPress it.\n```\n",
        "````{note}\nA pear\n\n```{code-block} text\n{{kind}}\n```\n\nThe pear\n````\n",
        "```\n{{kind}}\n```\n",
        "Soft at the `neck` by 9, {{tip}}, {{none}} and `{{kind}}`.\n",
      ].join("\n"),
      "24:27 `tip` is a tag of a template that nothing here fills in, and so is `none`",
    ],
  ],
])("%s", async (_, files, expected) => {
  expect(await read(files as unknown as Readonly<Record<string, string>>)).toEqual(expected);
});
