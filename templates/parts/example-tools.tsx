import type { ReactNode } from "react";

interface ExampleToolsProps {
  /** Path of GraphQL on a server, of an example that can be opened in GraphiQL. */
  readonly path?: string | undefined;
  /** Where GraphQL is answered, if that is known. */
  readonly endpoint?: string | undefined;
  /** Whether this is where a reader says which server examples are for. */
  readonly hasSettings?: boolean;
}

/** Room for what a script offers for examples; where no script runs, it takes none. */
export function ExampleTools({ path, endpoint, hasSettings = false }: ExampleToolsProps): ReactNode {
  return (
    <div
      className="example-tools"
      data-path={path}
      data-endpoint={endpoint}
      data-settings={hasSettings ? "" : undefined}
    />
  );
}
