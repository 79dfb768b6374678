import { SquareTerminal } from 'lucide-react';
import { useId, useRef, type RefObject, useEffect, useState } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ChoiceList } from '#components/ChoiceList/ChoiceList';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import { miscCommands } from '#content/commands/misc';
import { commandMessages, commandCountText } from '#content/messages/dashboard/commands';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { CommandDefinition } from '#domain/commands/definition';
import { searchCommands } from '#domain/commands/search';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { controlsPart, FollowsLink } from '../settings/fields/focus-setting';
import type { Who } from '../settings/parts/use-saving';
import { CommandForm } from './CommandForm';
import * as css from './MiscCommands.css';
import { RunErrorPanel } from './RunErrorPanel';

export interface MiscCommandsProps {
  who: Who;
  resources: GuildResources;
  isMarked: boolean;
  onSignIn: () => void;
  /** Unix ms, for relative times. Defaults to the current time. */
  now: number | undefined;
}

/** The Misc tab (product.md §11.2): the bot's commands, and the form of the selected one. */
export function MiscCommands({ who, resources, isMarked, onSignIn, now }: MiscCommandsProps) {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const command = CommandFormContext.useSelector(({ context }) => context.command);
  useViewFocus(command?.name ?? null, { list, heading });
  return (
    <AriaNavigation>
      {/* The element's id is the key of the setting, because links from the settings search contain this key. */}
      <section
        id="commands"
        aria-labelledby={titleId}
        data-marked={isMarked || undefined}
        className={css.section}
      >
        <FollowsLink settingKey="commands" />
        <div>
          <h2
            id={titleId}
            className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em' })}
          >
            Misc Commands
          </h2>
          <p className={box({ color: 'textMuted' })}>Manage and configure bot commands</p>
        </div>
        <RunErrorPanel who={who} onSignIn={onSignIn} />
        <div className={css.card} data-view={command ? 'form' : 'list'}>
          <div className={css.list}>
            <CommandList listRef={list} />
          </div>
          <div className={css.form}>
            {command ? (
              <CommandForm
                key={command.name}
                command={command}
                who={who}
                resources={resources}
                headingRef={heading}
                now={now}
              />
            ) : (
              <EmptyState
                level={3}
                icon={<SquareTerminal />}
                title={commandMessages.chooseFirst}
                description={commandMessages.chooseFirstHelp}
              />
            )}
          </div>
        </div>
      </section>
    </AriaNavigation>
  );
}

interface Views {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/** If the list and the form are side by side, the focus does not move. `chosen` is null for the list. */
function useViewFocus(chosen: string | null, { list, heading }: Views): void {
  const before = useRef(chosen);
  useEffect(() => {
    const was = before.current;
    before.current = chosen;
    if (was === chosen) return;
    if (chosen === null) list.current?.focus({ preventScroll: true });
    else if (!list.current?.checkVisibility()) heading.current?.focus({ preventScroll: true });
  }, [chosen, list, heading]);
}

/** In the search field, Enter selects the first command, and the down arrow key moves the focus into the list. */
function CommandList({ listRef }: { listRef: RefObject<HTMLDivElement | null> }) {
  const form = CommandFormContext.useActorRef();
  const chosen = CommandFormContext.useSelector(({ context }) => context.command?.name ?? null);
  const [query, setQuery] = useState('');
  const found = searchCommands(miscCommands, query);
  const choose = (command: CommandDefinition | undefined) => {
    if (command) form.send({ type: 'choose', command });
  };
  return (
    <div {...controlsPart} className={css.pane}>
      <div className={box({ padding: 'm', separator: 'below' })}>
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
      <div className={css.commandList}>
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
