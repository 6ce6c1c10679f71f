import type { ReactNode } from "react";

/** Three bars: opens the tree of the section. */
export function MenuIcon(): ReactNode {
  return (
    <Icon name="menu">
      <path d="M3 5h14M3 10h14M3 15h14" />
    </Icon>
  );
}

/** A cross: dismisses. */
export function CloseIcon(): ReactNode {
  return (
    <Icon name="close">
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

/** A half-filled disc: the theme follows the system. */
export function SystemIcon(): ReactNode {
  return (
    <Icon name="system">
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13Z" fill="currentColor" />
    </Icon>
  );
}

/** A sun: the light theme. */
export function LightIcon(): ReactNode {
  return (
    <Icon name="light">
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16" />
    </Icon>
  );
}

/** A moon: the dark theme. */
export function DarkIcon(): ReactNode {
  return (
    <Icon name="dark">
      <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
    </Icon>
  );
}

/** A lens: opens the search. */
export function SearchIcon(): ReactNode {
  return (
    <Icon name="search">
      <circle cx="8.75" cy="8.75" r="5.25" />
      <path d="m12.75 12.75 4 4" />
    </Icon>
  );
}

function Icon({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}
