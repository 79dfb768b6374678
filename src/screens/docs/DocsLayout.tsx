import type { ReactNode } from 'react';
import { docPages } from '#content/docs/pages';
import { island } from '../_shell/islands/island';
import { DocsBar } from './parts/DocsBar';
import { DocsNav } from './parts/DocsNav';
import { DocsSearchButton } from './parts/DocsSearchButton';
import { isChangelog, pathOf } from './reading-order';
import * as css from './DocsLayout.css';

const Bar = island('docs-bar', DocsBar);
const SearchButton = island('docs-search-button', DocsSearchButton);

export interface DocsLayoutProps {
  path: string;
  children: ReactNode;
}

/** The layout of documentation pages (product.md §5.1): navigation and search. */
export function DocsLayout({ path: pathname, children }: DocsLayoutProps) {
  const path = pathOf(pathname);
  return (
    <div className={css.docs}>
      <div className={css.side}>
        <SearchButton look="field" />
        <DocsNav path={path} />
      </div>
      <div className={css.page}>
        <Bar path={path} title={titleAt(path)} />
        {children}
      </div>
    </div>
  );
}

function titleAt(path: string): string {
  const page = docPages.find((known) => known.path === path);
  return page?.title ?? (isChangelog(path) ? 'Changelog' : 'Documentation');
}
