import type { ReactNode } from 'react';
import { brand } from '#content/brand';
import { BrandMark } from './BrandMark';
import * as css from './TopBar.css';

export interface TopBarProps {
  start?: ReactNode;
  end?: ReactNode;
}

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
