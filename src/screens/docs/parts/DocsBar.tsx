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
  /** The page that is read. */
  title: string;
}

/** Where the navigation does not stand at the side: a button for it, the page's title and the search. */
export function DocsBar({ path, title }: DocsBarProps) {
  const [menuOn, setMenuOn] = useState<string | null>(null);
  // A menu that led somewhere is done.
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
