import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './BarButton.css';

export interface BarButtonProps {
  label: ReactNode;
  icon: ReactNode;
  /** The content after the label. It is shown only on wide windows and hidden from screen readers. */
  end?: ReactNode;
  onPress: () => void;
  onIntent?: (() => void) | undefined;
  isExpanded?: boolean;
  /** The popup that the button opens. After a press, a frame of the popup is shown until the popup's code is loaded. */
  opens?: 'drawer' | 'palette';
  shortcut?: string;
}

/** A button in plain HTML, so that content pages load no code for it. Hidden without JavaScript. */
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
