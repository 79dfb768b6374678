import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** An http or https URL. It comes from parsed markup, or `webAddress` has checked it. */
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** A link from user content. It opens in a new tab, without a referrer. */
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
