import type { Logo, LogoPicture } from "../../generator/page-model/theme.ts";
import type { ReactNode } from "react";

interface SiteLogoProps {
  readonly logo: Logo | undefined;
  readonly className: string;
  /** In pixels; pictures are scaled to it. */
  readonly height: number;
}

/** The logo; its words are those of the name beside it. */
export function SiteLogo({ logo, className, height }: SiteLogoProps): ReactNode {
  if (logo === undefined) return null;
  const { light, dark } = logo;
  return (
    <>
      <img className={className} data-for={dark && "light"} src={light.href} {...toSize(light, height)} alt="" />
      {dark === undefined ? null : (
        <img className={className} data-for="dark" src={dark.href} {...toSize(dark, height)} alt="" />
      )}
    </>
  );
}

function toSize(picture: LogoPicture, height: number): { readonly width: number; readonly height: number } {
  return { width: Math.max(1, Math.round((picture.width * height) / picture.height)), height };
}
