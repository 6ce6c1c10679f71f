import { Fragment, type ReactNode } from "react";
import { sdkSections, type SdkClassEntry, type SdkOverviewContent } from "../../../generator/page-model/sdk.ts";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { LinkGroups, LinkItemView, LinkList } from "../../parts/link-groups.tsx";
import { Section } from "../../parts/section.tsx";

/** A part of the library: every class, method and function is a link. */
export function SdkOverviewPage({ content }: { readonly content: SdkOverviewContent }): ReactNode {
  return (
    <>
      {content.install === undefined ? null : (
        <div id={sdkSections.install} className="sdk-import">
          <CodeBlock tab={content.install} />
        </div>
      )}
      <DocView html={content.doc} under={1} />
      {content.modules.map((module) => (
        <Section key={module.id} id={module.id} title={<code>{module.link.label}</code>}>
          {module.summary === "" ? null : <p>{module.summary}</p>}
          <p>
            <a href={module.link.href}>
              All of <code>{module.link.label}</code>
            </a>
          </p>
          {module.shared.length === 0 ? null : <Shared names={module.shared} />}
          {module.classes.map((entry) => (
            <ClassEntry key={entry.link.href} entry={entry} />
          ))}
          <LinkGroups groups={module.groups} isOpen />
        </Section>
      ))}
    </>
  );
}

/** What of each class would be the same list again. */
function Shared({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <p className="note">
      {"Most of its classes have these as well: "}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? "" : ", "}
          <code>{name}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}

function ClassEntry({ entry }: { readonly entry: SdkClassEntry }): ReactNode {
  return (
    <div className="sdk-class-entry">
      <p>
        <LinkItemView link={entry.link} /> <span className="sdk-summary">{entry.summary}</span>
      </p>
      {entry.methods.length === 0 ? null : <LinkList links={entry.methods} />}
    </div>
  );
}
