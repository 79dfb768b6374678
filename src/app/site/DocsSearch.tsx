import { DocsSearchContext } from '#machines/site/docs-search/docs-search.machine';
import { DocsSearch as SearchDialog } from '#screens/site/docs/search/DocsSearch';
import type { DocsSearchDialogProps } from '#screens/site/docs/docs-tools';
import { docsSearchLogic } from '../wiring/site/docs-search';

export function DocsSearch(props: DocsSearchDialogProps) {
  return (
    <DocsSearchContext.Provider logic={docsSearchLogic}>
      <SearchDialog {...props} />
    </DocsSearchContext.Provider>
  );
}
