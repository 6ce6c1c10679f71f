import type { ReactNode } from "react";
import { commandSections, type CommandContent, type CommandView } from "../../../generator/page-model/command.ts";
import { breakable } from "../../parts/breakable.tsx";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { IndexLine } from "../../parts/index-line.tsx";
import { LinkLine } from "../../parts/link-line.tsx";
import { Section } from "../../parts/section.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";

/** A program or a command: how it is called, what it takes, and the commands below it. */
export function CommandPage({ content }: { readonly content: CommandContent }): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.doc === undefined ? (
        <EmptyState text="No description." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <CodeBlock tab={content.usage} />
      <LinkLine label="Environment:" links={content.variables} />
      {content.arguments.length === 0 ? null : (
        <Section id={commandSections.arguments} title="Arguments" note={content.arguments.length}>
          <FieldTable rows={content.arguments} nameLabel="Argument" />
        </Section>
      )}
      {content.options.length === 0 ? null : (
        <Section id={commandSections.options} title="Options" note={content.options.length}>
          <FieldTable rows={content.options} nameLabel="Option" />
        </Section>
      )}
      {content.commands.length === 0 ? null : (
        <Section id={commandSections.commands} title="Commands" note={content.commands.length}>
          <ul className="index">
            {content.commands.map((item) => (
              <IndexLine key={item.link.href} item={item} />
            ))}
          </ul>
        </Section>
      )}
      {content.sections.map((view) => (
        <CommandSection key={view.id} view={view} />
      ))}
    </>
  );
}

function CommandSection({ view }: { readonly view: CommandView }): ReactNode {
  return (
    <section className="symbol" data-heading={view.id}>
      <h2 id={view.id}>
        <a className="heading-anchor" href={`#${view.id}`}>
          <code>{view.deprecated === undefined ? breakable(view.name) : <s>{breakable(view.name)}</s>}</code>
        </a>
        <SinceLabel id={view.id} />
      </h2>
      <Deprecation deprecated={view.deprecated} />
      {view.doc === undefined ? (
        <EmptyState text="No description." source={view.source} />
      ) : (
        <DocView html={view.doc} />
      )}
      <CodeBlock tab={view.usage} />
      {view.arguments.length === 0 ? null : <FieldTable rows={view.arguments} nameLabel="Argument" />}
      {view.options.length === 0 ? null : <FieldTable rows={view.options} nameLabel="Option" />}
    </section>
  );
}
