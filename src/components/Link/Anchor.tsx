import { type AnchorProps, useAnchor } from './use-anchor';

export interface BareAnchorProps extends AnchorProps {
  className?: string | undefined;
}

/** An unstyled anchor, for a link that its screen styles. */
export function Anchor({ className, children, ...props }: BareAnchorProps) {
  const anchor = useAnchor(props);
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
