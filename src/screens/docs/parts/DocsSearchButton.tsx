import { Search } from 'lucide-react';
import { useDocsTools } from '../docs-tools';
import * as css from './DocsSearchButton.css';

declare module '../../_shell/islands/island' {
  interface IslandProps {
    'docs-search-button': DocsSearchButtonProps;
  }
}

export interface DocsSearchButtonProps {
  look: 'field' | 'icon';
}

export function DocsSearchButton({ look }: DocsSearchButtonProps) {
  const { search } = useDocsTools();
  return (
    <button
      type="button"
      aria-label="Search docs"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      className={css.button[look]}
      onPointerEnter={search.preload}
      onFocus={search.preload}
      onClick={search.open}
    >
      <Search aria-hidden className={css.icon} />
      {look === 'field' && (
        <>
          Search docs...
          <kbd aria-hidden className={css.shortcut}>
            /
          </kbd>
        </>
      )}
    </button>
  );
}
