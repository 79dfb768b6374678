import { fromPromise } from 'xstate';
import { buildIndex, searchDocs } from '#domain/docs/search';
import {
  docsSearchMachine,
  type IndexAnswer,
  DocsSearchContext,
} from '#machines/site/docs-search/docs-search.machine';
import { DocsSearch as SearchDialog } from '#screens/site/docs/search/DocsSearch';
import type { DocsSearchDialogProps } from '#screens/site/docs/docs-tools';

const docsSearchLogic = docsSearchMachine.provide({
  actors: { loadIndex: fromPromise<IndexAnswer>(loadIndex) },
});

async function loadIndex(): Promise<IndexAnswer> {
  try {
    const { searchDocuments } = await import('#content/docs/search-documents');
    const index = buildIndex(searchDocuments);
    return { ok: true, value: (query) => searchDocs(index, query) };
  } catch {
    return { ok: false, error: { kind: 'unreachable' } };
  }
}

export function DocsSearch(props: DocsSearchDialogProps) {
  return (
    <DocsSearchContext.Provider logic={docsSearchLogic}>
      <SearchDialog {...props} />
    </DocsSearchContext.Provider>
  );
}
