import { SquareTerminal } from 'lucide-react';
import { useId, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { commandMessages } from '#content/messages/dashboard/commands';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { FollowsLink } from '../settings/fields/FollowsLink';
import type { Who } from '../settings/parts/use-saving';
import { CommandForm } from './CommandForm';
import { CommandList } from './CommandList';
import * as css from './MiscCommands.css';
import { RunErrorPanel } from './RunErrorPanel';
import { useViewFocus } from './use-view-focus';

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
          <h2 id={titleId} className={css.title}>
            Misc Commands
          </h2>
          <p className={css.subtitle}>Manage and configure bot commands</p>
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
