import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { link, type LinkVariants } from './Link.css';

export interface LinkProps extends Omit<Aria.LinkProps, 'className' | 'style' | 'children'> {
  href: string;
  tone?: LinkVariants['tone'];
  /** Leaves the product: opens a tab of its own, which learns nothing about the page it came from. */
  isExternal?: boolean;
  children: ReactNode;
}

/** A text link. For a link that looks like a button, see LinkButton; for a whole card, CardLink. */
export function Link({ tone, isExternal, ...aria }: LinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <Aria.Link {...outside} {...aria} className={link({ tone })} />;
}
