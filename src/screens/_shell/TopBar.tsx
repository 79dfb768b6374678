import type { ReactNode } from 'react';
import { brand } from '#content/brand';
import { BrandMark } from './BrandMark';
import * as css from './TopBar.css';

export interface TopBarProps {
  /** Beside the brand: the way back, or a menu's button. */
  start?: ReactNode;
  /** At the far end: what can be done anywhere, the account last. */
  end?: ReactNode;
}

/** The bar over a page. It stays in sight while the page scrolls. */
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
