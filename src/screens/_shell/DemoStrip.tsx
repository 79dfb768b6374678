import type { ReactNode } from 'react';
import { appMessages } from '#content/messages/app';
import * as css from './DemoStrip.css';

/**
 * Says that nothing here is real, and holds what can be done about it. It takes as much room without that: it stands
 * while that is loaded, so that nothing below it moves under a finger.
 */
export function DemoStrip({ children }: { children?: ReactNode }) {
  return (
    <aside className={css.notice} aria-label="Demo mode">
      <span className={css.words}>{appMessages.demoNotice}</span>
      <div className={css.actions}>{children}</div>
    </aside>
  );
}
