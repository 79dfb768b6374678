import { island } from '../../../shell/islands/island';
import { DocsPage } from '../DocsPage';
import { OwnCommandsPlace } from '../own/OwnPlace';
import { pageWith } from '../reading-order';
import { type CommandAudience, commandsFor, groupsOf } from './command-lists';
import { CommandList } from './CommandList';

const List = island('command-list', CommandList, { hydrateOn: 'fragment' });

export interface CommandPageProps {
  audience: CommandAudience;
}

/** A page with the commands for one audience (product.md §5.2). */
export function CommandPage({ audience }: CommandPageProps) {
  const page = pageWith(`${audience}-commands`);
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
      <OwnCommandsPlace labels={audience === 'admin' ? ['Mod Permission', 'Admin Only'] : []} />
      <List pageId={page.id} audience={audience} />
    </DocsPage>
  );
}
