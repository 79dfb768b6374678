import type { ReactNode, Ref } from 'react';
import { row } from '#theme/box';
import * as css from './Notice.css';

export interface NoticesProps {
  /** The element of the list. Focus it when a focused button disappears together with its notice. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A list whose changes are announced. Keep it mounted when empty, or the first notice would not be announced. */
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
  /** The notice's buttons. Use compact ones. */
  actions?: ReactNode;
}

/** One line about the state of the list or editor below. For a problem that blocks the user, use an `AlertPanel`. */
export function Notice({ tone = 'neutral', icon, text, actions }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <span className={css.text}>{text}</span>
      {actions && (
        <span className={row({ gap: 'xs', align: 'stretch', pushed: true })}>{actions}</span>
      )}
    </div>
  );
}
