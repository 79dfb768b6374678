import { link, type LinkVariants } from './Link.css';
import { type AnchorProps, useAnchor } from './use-anchor';

export interface LinkProps extends AnchorProps {
  tone?: LinkVariants['tone'];
  /** Leaves the product: opens a tab of its own, which learns nothing about the page it came from. */
  isExternal?: boolean;
}

/** A text link. For a link that looks like a button, see LinkButton; for a whole card, CardLink. */
export function Link({ tone, isExternal = false, children, ...props }: LinkProps) {
  const anchor = useAnchor(props);
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...outside} {...anchor} className={link({ tone })}>
      {children}
    </a>
  );
}
