import { lazy, type ReactNode, Suspense, useState } from 'react';
import { docPages } from '#content/docs/pages';
import { type HistoryPlace, VersionHistoryContext } from './changelog/version-history';
import * as css from './DocsLayout.css';
import { useDocsTools } from './docs-tools';
import { DocsBar } from './parts/DocsBar';
import { DocsNav } from './parts/DocsNav';
import { DocsSearchButton } from './parts/DocsSearchButton';
import { loads } from './parts/loads';
import { useSearchKey } from './parts/use-search-key';
import { isChangelog, pathOf } from './reading-order';

export interface DocsLayoutProps {
  /** The page's address. */
  path: string;
  children: ReactNode;
}

/** What stands around every page of the documentation (spec §2 «Docs»): the navigation, the search, the history of versions. */
export function DocsLayout({ path: pathname, children }: DocsLayoutProps) {
  const path = pathOf(pathname);
  const { loadSearch } = useDocsTools();
  const [Search] = useState(() => lazy(loadSearch));
  const [search, setSearch] = useState<'never' | 'open' | 'closed'>('never');
  const [place, setPlace] = useState<HistoryPlace>('closed');
  if (place !== 'closed' && !isChangelog(path)) setPlace('closed');

  const openSearch = async () => {
    if (await loads(loadSearch)) setSearch('open');
  };
  const approachSearch = () => void loads(loadSearch);
  useSearchKey(() => void openSearch());

  const close = () => setPlace('closed');
  return (
    <VersionHistoryContext value={{ place, open: setPlace, close }}>
      <div className={css.docs}>
        <div className={css.side}>
          <DocsSearchButton
            look="field"
            onApproach={approachSearch}
            onPress={() => void openSearch()}
          />
          <DocsNav path={path} />
        </div>
        <div className={css.page}>
          <DocsBar
            path={path}
            title={titleAt(path)}
            onApproach={approachSearch}
            onPress={() => void openSearch()}
          />
          {children}
        </div>
      </div>
      {search !== 'never' && (
        <Suspense>
          <Search
            isOpen={search === 'open'}
            onOpenChange={(isOpen) => setSearch(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </VersionHistoryContext>
  );
}

function titleAt(path: string): string {
  const page = docPages.find((known) => known.path === path);
  return page?.title ?? (isChangelog(path) ? 'Changelog' : 'Documentation');
}
