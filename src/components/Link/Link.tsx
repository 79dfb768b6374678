import { link, type LinkVariants } from './Link.css';
import { type AnchorProps, useAnchor } from './Anchor';

export interface LinkProps extends AnchorProps {
  tone?: LinkVariants['tone'];
  /** Whether the URL is outside of the app. The link then opens a new tab without a referrer or an opener. */
  isExternal?: boolean;
}

/** A text link. Use LinkButton for a link that looks like a button, and CardLink for a whole card. */
export function Link({ tone, isExternal = false, children, ...props }: LinkProps) {
  const anchor = useAnchor(props);
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...outside} {...anchor} className={link({ tone })}>
      {children}
    </a>
  );
}
