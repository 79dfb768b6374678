import { Search } from 'lucide-react';
import * as css from './DocsSearchButton.css';

export interface DocsSearchButtonProps {
  /** In the bar of a phone there is room for the icon alone. */
  look: 'field' | 'icon';
  /** The dialog is likely to be wanted next. */
  onApproach: () => void;
  onPress: () => void;
}

/** Opens the search of the documentation; so does '/'. */
export function DocsSearchButton({ look, onApproach, onPress }: DocsSearchButtonProps) {
  return (
    <button
      type="button"
      aria-label="Search docs"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      className={css.button[look]}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onPress}
    >
      <Search aria-hidden className={css.icon} />
      {look === 'field' && (
        <>
          Search docs
          <kbd aria-hidden className={css.shortcut}>
            /
          </kbd>
        </>
      )}
    </button>
  );
}
