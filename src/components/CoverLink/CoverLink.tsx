import { type AnchorProps, useAnchor } from '../Link/Anchor';
import { coverLink } from '../Link/Link.css';

/** Covers its whole positioned parent, such as a row. Other controls in it need a `z-index` to be above the link. */
export function CoverLink({ children, ...props }: AnchorProps) {
  return (
    <a {...useAnchor(props)} className={coverLink}>
      {children}
    </a>
  );
}
