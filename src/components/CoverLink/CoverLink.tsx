import { type AnchorProps, useAnchor } from '../Link/Anchor';
import { coverLink } from '../Link/Link.css';

/**
 * A link that covers its whole positioned parent, such as a row of a list. Other controls in the parent need a
 * `z-index` to be above the link. The text of the link is its accessible name.
 */
export function CoverLink({ children, ...props }: AnchorProps) {
  return (
    <a {...useAnchor(props)} className={coverLink}>
      {children}
    </a>
  );
}
