import type { ReactNode } from 'react';
import { box } from '#theme/box';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Describes what will be shown here and what the user can do. */
  description?: ReactNode;
  /** Buttons or links, the most useful first. */
  actions?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  isFramed?: boolean | undefined;
}

export function EmptyState({
  icon,
  title,
  description,
  actions,
  level = 2,
  isFramed,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={isFramed ? `${css.root} ${box({ surface: 'dashed' })}` : css.root}>
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <Title className={box({ size: 'l', weight: 'strong' })}>{title}</Title>
      {description && <p className={css.description}>{description}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
