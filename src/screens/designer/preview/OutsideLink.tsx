import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** An http, https, mailto or tel URL. It comes from parsed markup, or `webAddress` has checked it. */
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** A link from user content. A web address opens in a new tab, without a referrer. */
export function OutsideLink({ href, className, title, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      title={title}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
      className={className}
    >
      {children}
    </a>
  );
}
