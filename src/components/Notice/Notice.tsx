import type { ReactNode, Ref } from 'react';
import * as css from './Notice.css';

export interface NoticesProps {
  /**
   * The element of the list, which code can focus. Move the focus there when a focused button disappears with its
   * notice.
   */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A list of notices that is announced when it changes. Render it even without notices, or the first is not announced. */
export function Notices({ ref, children }: NoticesProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={css.root}>
      {children}
    </div>
  );
}

export interface NoticeProps {
  tone?: 'neutral' | 'warning';
  icon?: ReactNode;
  text: string;
  /** Compact buttons. */
  actions?: ReactNode;
}

/** One line about the state of a list or an editor below it. A problem that blocks the user needs an `AlertPanel`. */
export function Notice({ tone = 'neutral', icon, text, actions }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <span className={css.text}>{text}</span>
      {actions && <span className={css.actions}>{actions}</span>}
    </div>
  );
}
