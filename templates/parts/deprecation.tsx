import type { ReactNode } from "react";
import type { DeprecationView } from "../../generator/page-model/parts.ts";
import { DocView } from "./doc-view.tsx";
import { RichTextView } from "./rich-text-view.tsx";

/** Says that something is deprecated, and why as far as the model tells. Renders nothing for what is not. */
export function Deprecation({ deprecated }: { readonly deprecated: DeprecationView | undefined }): ReactNode {
  if (deprecated === undefined) return null;
  return (
    <div className="deprecation">
      <strong>Deprecated.</strong> <DocView html={deprecated.reason} />
      {deprecated.replacement === undefined ? null : (
        <>
          {" Use "}
          <RichTextView value={[deprecated.replacement]} />
          {" instead."}
        </>
      )}
    </div>
  );
}
