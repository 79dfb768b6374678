import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden.css';
import * as css from './BarButton.css';

export interface BarButtonProps {
  /** What it does, in words: its name. */
  label: ReactNode;
  /** A lucide icon. */
  icon: ReactNode;
  /** On wide windows the label is seen beside the icon, and this at its end, unseen by screen readers. */
  end?: ReactNode;
  onPress: () => void;
  /** The pointer or the keyboard came near: what the press needs can be fetched already. */
  onIntent?: (() => void) | undefined;
  /** Of a button that opens something: whether it is open. */
  isExpanded?: boolean;
  /** What it opens, for the frame that a reading page shows until that is loaded. */
  opens?: 'drawer' | 'palette';
  /** The key that does the same, such as 'Control+K'. */
  shortcut?: string;
}

/**
 * A button of the site's bar. Plain HTML, so that a page that is only read does not load what it is not used for;
 * gone where there is no JavaScript, for it can do nothing there.
 */
export function BarButton(props: BarButtonProps) {
  const { label, icon, end, onPress, onIntent, isExpanded, opens, shortcut } = props;
  return (
    <button
      type="button"
      {...(isExpanded === undefined
        ? {}
        : { 'aria-expanded': isExpanded, 'aria-haspopup': 'dialog' })}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      data-frame={opens}
      className={end ? css.wide : css.icon}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span aria-hidden className={css.glyph}>
        {icon}
      </span>
      <span className={end ? css.label : visuallyHidden}>{label}</span>
      {end && (
        <span aria-hidden className={css.end}>
          {end}
        </span>
      )}
    </button>
  );
}
