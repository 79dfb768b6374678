import { type AnchorProps, useAnchor } from './use-anchor';

export interface BareAnchorProps extends AnchorProps {
  className?: string | undefined;
}

/** An anchor without styles, for links that a screen styles itself. */
export function Anchor({ className, children, ...props }: BareAnchorProps) {
  const anchor = useAnchor(props);
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
