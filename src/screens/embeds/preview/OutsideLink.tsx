import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** Always http or https: of a parsed tree, or let through by `webAddress`. */
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** A link that someone wrote into a message: it leaves in a new tab, and takes nothing along. */
export function OutsideLink({ href, className, title, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={className}
    >
      {children}
    </a>
  );
}
