import { type RefObject, useState } from 'react';
import { ChoiceList } from '#components/ChoiceList/ChoiceList';
import { SearchField } from '#components/SearchField/SearchField';
import { miscCommands } from '#content/commands/misc';
import { commandCountText, commandMessages } from '#content/messages/dashboard/commands';
import type { CommandDefinition } from '#domain/commands/definition';
import { searchCommands } from '#domain/commands/search';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { controlsPart } from '../settings/fields/focus-setting';
import * as css from './CommandList.css';

/**
 * The commands that match the search. In the search field, Enter selects the first command, and the down arrow key
 * moves the focus into the list.
 */
export function CommandList({ listRef }: { listRef: RefObject<HTMLDivElement | null> }) {
  const form = CommandFormContext.useActorRef();
  const chosen = CommandFormContext.useSelector(({ context }) => context.command?.name ?? null);
  const [query, setQuery] = useState('');
  const found = searchCommands(miscCommands, query);
  const choose = (command: CommandDefinition | undefined) => {
    if (command) form.send({ type: 'choose', command });
  };
  return (
    <div {...controlsPart} className={css.pane}>
      <div className={css.search}>
        <SearchField
          label="Search commands..."
          placeholder="Search commands..."
          value={query}
          onChange={setQuery}
          onSubmit={() => choose(found[0])}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' && found.length > 0) listRef.current?.focus();
          }}
        />
      </div>
      <p role="status" className={visuallyHidden}>
        {found.length > 0 ? commandCountText(found.length) : commandMessages.noneFound}
      </p>
      <div className={css.list}>
        <ChoiceList
          ref={listRef}
          label="Commands"
          items={found.map(({ name, description }) => ({ id: name, label: name, description }))}
          value={chosen}
          onChange={(name) => choose(found.find((command) => command.name === name))}
          empty={commandMessages.noneFound}
        />
      </div>
    </div>
  );
}
