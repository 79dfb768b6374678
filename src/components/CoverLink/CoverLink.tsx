import { type AnchorProps, useAnchor } from '../Link/use-anchor';
import { coverLink } from './CoverLink.css';

/**
 * A link whose target is the whole of its positioned parent, such as a row of a list. Controls beside it in the parent
 * need a `z-index` to stay above it. Its text is the accessible name.
 */
export function CoverLink({ children, ...props }: AnchorProps) {
  return (
    <a {...useAnchor(props)} className={coverLink}>
      {children}
    </a>
  );
}
