import { Fragment, type ReactNode } from "react";
import {
  ingestionPartTitles,
  ingestionSections,
  type CapabilityView,
  type ConceptRow,
  type IngestionPart,
  type IngestionSourceContent,
  type OptionsView,
  type PluginView,
} from "../../../generator/page-model/ingestion.ts";
import type { Html, RichText } from "../../../generator/page-model/parts.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";

/** A platform: what its plugins extract, how to begin, and every option. */
export function IngestionSourcePage({ content }: { readonly content: IngestionSourceContent }): ReactNode {
  const { plugins } = content;
  const [only] = plugins;
  const behind = (
    <>
      {content.about === undefined ? null : (
        <Section id={ingestionSections.about} title={content.about.title}>
          <ProseView html={content.about.html} />
        </Section>
      )}
      {content.concepts.length === 0 ? null : <Concepts rows={content.concepts} />}
    </>
  );
  return (
    <>
      <ProseView html={content.doc} />
      <FactStrip facts={content.facts} />
      {plugins.length === 1 && only !== undefined ? (
        <Plugin plugin={only} level={2}>
          {behind}
        </Plugin>
      ) : (
        <>
          {plugins.map((plugin) => (
            <Section
              key={plugin.id}
              id={plugin.anchors.plugin}
              title={<code>{plugin.id}</code>}
              note={plugin.status === undefined ? undefined : <BadgeList badges={[plugin.status]} />}
            >
              <Plugin plugin={plugin} level={3} />
            </Section>
          ))}
          {behind}
        </>
      )}
    </>
  );
}

interface PluginProps {
  readonly plugin: PluginView;
  /** Of its parts' headings. */
  readonly level: 2 | 3;
}

interface WholePluginProps extends PluginProps {
  /** Stands behind the options. */
  readonly children?: ReactNode;
}

function Plugin({ plugin, level, children }: WholePluginProps): ReactNode {
  return (
    <>
      <ProseView html={plugin.intro} />
      {plugin.parts.map((part) => (
        <Fragment key={part}>
          <Part plugin={plugin} level={level} part={part} note={part === "options" ? plugin.options.count : undefined}>
            <PartContent plugin={plugin} part={part} />
          </Part>
          {part === "options" ? children : null}
        </Fragment>
      ))}
    </>
  );
}

function PartContent({ plugin, part }: Pick<PartProps, "plugin" | "part">): ReactNode {
  switch (part) {
    case "capabilities":
      return <Capabilities capabilities={plugin.capabilities} />;
    case "start":
      return (
        <div className="source-start">
          <CodeBlock tab={plugin.install} />
          {plugin.recipe === undefined ? null : <CodeBlock tab={plugin.recipe} />}
          {plugin.run === undefined ? null : <CodeBlock tab={plugin.run} />}
        </div>
      );
    case "examples":
      return (
        <div className="source-start">
          {plugin.examples.map((example) => (
            <CodeBlock key={example.label} tab={example} />
          ))}
        </div>
      );
    case "options":
      return <Options options={plugin.options} />;
    case "code":
      return (
        <div className="source-code">
          <FactStrip facts={plugin.code} />
        </div>
      );
    case "plugin":
      return null;
    case "about":
    case "prerequisites":
    case "notes":
    case "limitations":
    case "troubleshooting":
      return <ProseView html={plugin[part]} />;
  }
}

interface PartProps extends PluginProps {
  readonly part: IngestionPart;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Part({ plugin, level, part, note, children }: PartProps): ReactNode {
  const title = (
    <>
      {ingestionPartTitles[part]}
      {level === 2 ? null : <span className="visually-hidden"> of {plugin.id}</span>}
    </>
  );
  return (
    <Section id={plugin.anchors[part]} title={title} level={level} note={note}>
      {children}
    </Section>
  );
}

/** Hand-written prose about the source. */
function ProseView({ html }: { readonly html: Html | undefined }): ReactNode {
  if (html === undefined) return null;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

const answers: Readonly<Record<CapabilityView["supported"], string>> = { yes: "yes", no: "no", partial: "in part" };

function Capabilities({ capabilities }: { readonly capabilities: readonly CapabilityView[] }): ReactNode {
  return (
    <ul className="capabilities">
      {capabilities.map((capability) => (
        <li key={capability.label}>
          <span className="capability-cell" aria-hidden="true" data-supported={capability.supported} />
          <div>
            <CapabilityName capability={capability} />
            <DocView html={capability.note} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The sign beside it says yes; other answers are said in words too. */
function CapabilityName({ capability }: { readonly capability: CapabilityView }): ReactNode {
  const { label, supported, subtypes } = capability;
  return (
    <>
      <strong>{label}</strong>
      <span className={supported === "yes" ? "visually-hidden" : "note"}>: {answers[supported]}</span>
      {subtypes.length === 0 ? null : <span className="note">, for {subtypes.join(", ")}</span>}
    </>
  );
}

function Options({ options }: { readonly options: OptionsView }): ReactNode {
  const removed = options.removed.length === 0 ? null : <RemovedOptions names={options.removed} />;
  if (options.reason !== undefined) {
    return (
      <>
        <EmptyState text={options.reason} source={options.source} />
        <OptionNotes notes={options.notes} />
        {removed}
      </>
    );
  }
  return (
    <>
      <p className="note">
        They stand below <code>{options.place}</code> in a recipe; required ones come first.
        {options.schema === undefined ? null : (
          <>
            {" "}
            The same as <a href={options.schema.href}>{options.schema.label}</a>, for editors.
          </>
        )}
      </p>
      <FieldTable rows={options.rows} nameLabel="Option" />
      <OptionNotes notes={options.notes} />
      {removed}
    </>
  );
}

/** What else there is to know of the list as a whole. */
function OptionNotes({ notes }: { readonly notes: readonly RichText[] }): ReactNode {
  return notes.map((note, index) => (
    <p className="note" key={index}>
      <RichTextView value={note} />
    </p>
  ));
}

/** What older recipes may still set. */
function RemovedOptions({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <p className="note">
      Removed, and passed over where a recipe still sets {names.length === 1 ? "it" : "them"}:{" "}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : ", "}
          <code>{name}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}

function Concepts({ rows }: { readonly rows: readonly ConceptRow[] }): ReactNode {
  return (
    <Section id={ingestionSections.concepts} title="Concepts">
      <table className="concepts" aria-label="What becomes of its concepts">
        <thead>
          <tr>
            <th scope="col">Source concept</th>
            <th scope="col">Becomes</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.source}</th>
              <td>
                <RichTextView value={row.concept} />
              </td>
              <td>
                <DocView html={row.note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
