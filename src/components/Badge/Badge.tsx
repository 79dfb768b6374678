import type { ReactNode } from 'react';
import { badge, type BadgeVariants } from './Badge.css';

export interface BadgeProps {
  tone?: BadgeVariants['tone'];
  size?: BadgeVariants['size'];
  /** One or two words, or a number. Color alone is not accessible, so the text must say the same as the tone. */
  children: ReactNode;
}

export function Badge({ tone, size, children }: BadgeProps) {
  return <span className={badge({ tone, size })}>{children}</span>;
}
