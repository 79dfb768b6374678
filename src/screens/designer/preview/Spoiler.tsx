import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import * as css from './Markup.css';

/**
 * Until it is pressed, the content cannot be reached by keyboard or screen reader. A single inline element, so that
 * long text wraps, and the focus stays when the content is revealed.
 */
export function Spoiler({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <span className={css.spoiler.shown} tabIndex={-1}>
        <span>{children}</span>
      </span>
    );
  }
  const reveal = (event: MouseEvent | KeyboardEvent) => {
    // The spoiler may be inside a link, which must not be followed.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span
      role="button"
      tabIndex={0}
      aria-label="Reveal spoiler"
      className={css.spoiler.hidden}
      onClick={reveal}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') reveal(event);
      }}
    >
      <span aria-hidden inert className={css.covered}>
        {children}
      </span>
    </span>
  );
}
