import type { ReactNode } from 'react';
import { row } from '#theme/box';
import * as css from './PageHeader.css';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  back?: ReactNode;
  /** Actions of this page, the most important last. */
  actions?: ReactNode;
}

/** The top of a page with its only `h1`. Actions wrap below the title if they do not fit. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {back && <div className={css.back}>{back}</div>}
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={row({ gap: 's', wraps: true })}>{actions}</div>}
    </header>
  );
}
