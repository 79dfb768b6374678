import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { onceLoaded, preload } from '../../_shell/islands/load-failure';
import * as css from './DocsBar.css';
import { DocsSearchButton } from './DocsSearchButton';

const loadMenu = () => import('./DocsMenu');
const DocsMenu = lazy(async () => ({ default: (await loadMenu()).DocsMenu }));

declare module '../../_shell/islands/island' {
  interface IslandProps {
    'docs-bar': DocsBarProps;
  }
}

export interface DocsBarProps {
  path: string;
  title: string;
}

/** The bar with menu button, title and search. It is shown if the navigation does not fit at the side. */
export function DocsBar({ path, title }: DocsBarProps) {
  const [menuOn, setMenuOn] = useState<string | null>(null);
  // The menu is open only on the path where it was opened, so that navigation closes it.
  const isMenuOpen = menuOn === path;
  return (
    <div className={css.bar}>
      <button
        type="button"
        aria-label="Documentation menu"
        aria-haspopup="dialog"
        data-frame="drawer"
        aria-expanded={isMenuOpen}
        className={css.menu}
        onPointerEnter={() => preload(loadMenu)}
        onFocus={() => preload(loadMenu)}
        onClick={() => onceLoaded(loadMenu, () => setMenuOn(path))}
      >
        <Menu aria-hidden className={css.icon} />
        <span className={css.title}>{title}</span>
      </button>
      <DocsSearchButton look="icon" />
      {menuOn !== null && (
        <Suspense>
          <DocsMenu path={path} isOpen={isMenuOpen} onClose={() => setMenuOn('')} />
        </Suspense>
      )}
    </div>
  );
}
