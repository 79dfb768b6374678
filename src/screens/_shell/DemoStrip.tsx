import type { ReactNode } from 'react';
import { appMessages } from '#content/messages/app';
import * as css from './DemoStrip.css';

/**
 * The notice of demo mode, with its actions. Its height is the same before the actions load, so that nothing below
 * moves.
 */
export function DemoStrip({ children }: { children?: ReactNode }) {
  return (
    <aside className={css.notice} aria-label="Demo mode">
      <span className={css.words}>{appMessages.demoNotice}</span>
      <div className={css.actions}>{children}</div>
    </aside>
  );
}
