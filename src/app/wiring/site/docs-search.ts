import { fromPromise } from 'xstate';
import { buildIndex, searchDocs } from '#domain/docs/search';
import {
  docsSearchMachine,
  type IndexAnswer,
} from '#machines/site/docs-search/docs-search.machine';

export const docsSearchLogic = docsSearchMachine.provide({
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
