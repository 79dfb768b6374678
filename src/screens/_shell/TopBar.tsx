import type { ReactNode } from 'react';
import { brand } from '#content/brand';
import { BrandMark } from './BrandMark';
import * as css from './TopBar.css';

export interface TopBarProps {
  /** Next to the brand: a back link or a menu button. */
  start?: ReactNode;
  /** At the far end: global actions, the account last. */
  end?: ReactNode;
}

/** The sticky bar above a page. */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <header className={css.bar}>
      <span className={css.brand}>
        <BrandMark />
        <span className={css.name}>{brand.name}</span>
      </span>
      {start && <div className={css.start}>{start}</div>}
      {end && <div className={css.end}>{end}</div>}
    </header>
  );
}
