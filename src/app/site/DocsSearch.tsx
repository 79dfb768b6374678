import { DocsSearchContext } from '#machines/docs-search/docs-search.machine';
import { DocsSearch as SearchDialog } from '#screens/docs/search/DocsSearch';
import type { DocsSearchDialogProps } from '#screens/docs/docs-tools';
import { docsSearchLogic } from '../wiring/docs-search';

export function DocsSearch(props: DocsSearchDialogProps) {
  return (
    <DocsSearchContext.Provider logic={docsSearchLogic}>
      <SearchDialog {...props} />
    </DocsSearchContext.Provider>
  );
}
