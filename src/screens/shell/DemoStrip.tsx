import type { ReactNode } from 'react';
import { appMessages } from '#content/messages/shell/app';
import * as css from './DemoStrip.css';

/** Has the same height before the actions load, so that nothing below moves. */
export function DemoStrip({ failure, children }: { failure?: string; children?: ReactNode }) {
  return (
    <aside className={css.notice} aria-label="Demo mode">
      {failure === undefined ? (
        <span className={css.words}>{appMessages.demoNotice}</span>
      ) : (
        <span role="alert" className={css.words}>
          {failure}
        </span>
      )}
      <div className={css.actions}>{children}</div>
    </aside>
  );
}
