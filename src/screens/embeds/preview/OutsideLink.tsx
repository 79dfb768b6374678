import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** Always http or https: from parsed markup, or checked by `webAddress`. */
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** A link from user content: opens in a new tab, without a referrer. */
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
