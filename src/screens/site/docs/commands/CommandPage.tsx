import type { DocPage } from '#domain/docs/page';
import { island } from '../../../shell/islands/island';
import { DocsPage } from '../DocsPage';
import { groupsOf } from './by-category';
import { CommandList } from './CommandList';
import { type CommandAudience, commandsFor } from './command-lists';

const List = island('command-list', CommandList, { hydrateOn: 'fragment' });

export interface CommandPageProps {
  page: DocPage;
  audience: CommandAudience;
}

/** A page with the commands for one audience (product.md §5.2). */
export function CommandPage({ page, audience }: CommandPageProps) {
  return (
    <DocsPage
      title={page.title}
      description={page.description}
      kicker={page.group}
      headings={groupsOf(commandsFor[audience]).map(({ id, category }) => ({
        id,
        title: category,
      }))}
    >
      <List pageId={page.id} audience={audience} />
    </DocsPage>
  );
}
