import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGuides } from "../testdata/load-guides.ts";
import { plan } from "./plan.ts";
import { findWrittenLanguage } from "./find-written-language.ts";

const japanese =
  "データカタログの使い方を説明します。まず DataHub をインストールし、設定ファイルを用意してください。次に取り込みを実行します。";

test.each([
  ["ja", [japanese]],
  ["ja", ["# 導入\n\n", `${japanese}\n\n\`\`\`sh\n${"pip install acme\n".repeat(50)}\`\`\`\n`]],
  [
    "ja",
    [
      "サーバーとユーザーのデータカタログ、レポートのフォーマット、エラーのパラメーターとメッセージのサマリーと、データベースのキー。",
    ],
  ],
  [
    "zh",
    [
      "本文介绍如何使用数据目录。首先安装服务，然后准备配置文件，接着运行采集任务，最后在页面上查看结果和血缘关系，并且检查权限。",
    ],
  ],
  [
    "ko",
    [
      "데이터 카탈로그를 사용하는 방법을 설명합니다. 먼저 서비스를 설치하고 설정 파일을 준비한 다음 수집 작업을 실행하십시오. 결과를 확인하십시오.",
    ],
  ],
  ["el", ["Αυτός ο οδηγός εξηγεί πώς λειτουργεί ο κατάλογος δεδομένων και πώς ρυθμίζεται."]],
  // These scripts are those of many languages.
  [undefined, ["Этот документ описывает, как установить и настроить каталог данных на сервере."]],
  [undefined, ["يشرح هذا المستند كيفية تثبيت فهرس البيانات وإعداده على الخادم خطوة بخطوة."]],
  [undefined, ["How to install the catalogue, and what the letter π, the ohm Ω and 漢字 mean here."]],
  [undefined, [japanese, "The same in English, for all those who read no Japanese at all. ".repeat(4)]],
  [undefined, ["導入"]],
  [undefined, []],
])("%s is what they are written in", (language, texts) => {
  expect(findWrittenLanguage(texts)).toBe(language);
});

test("a site of guides alone is in the language of their letters, unless it is said to be in another one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-language-"));
  try {
    mkdirSync(join(folder, "docs"));
    writeFileSync(join(folder, "docs/guide.md"), `# 導入\n\n${japanese}\n`);
    const languageOf = async (said?: string): Promise<string | undefined> => {
      const { catalogue, documents, report } = await loadGuides(folder, "");
      return plan(catalogue, { title: "Ships", base: "/", language: said }, report, documents.prose).site.language;
    };
    expect(await languageOf()).toBe("ja");
    expect(await languageOf("en")).toBe("en");
    writeFileSync(join(folder, "Ship.pdl"), "record Ship { name: string }\n");
    expect(await languageOf()).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
