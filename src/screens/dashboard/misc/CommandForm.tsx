import { ArrowLeft, Check, Play } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/Button/Button';
import { commandMessages } from '#content/messages/dashboard/commands';
import { viewAsMessages } from '#content/messages/dashboard/rights';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { CommandDefinition } from '#domain/commands/definition';
import { isExecutable } from '#domain/commands/values';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { valuesOf } from '#machines/dashboard/command-form/command-form.setup';
import { row, stack } from '#theme/layout.css';
import { useViewedAs } from '../settings/preview';
import type { Who } from '../settings/parts/use-saving';
import * as css from './CommandForm.css';
import { CommandFields } from './CommandFields';
import { LastRuns } from './LastRuns';
import { back } from './MiscCommands.css';
import { useRun } from './run-view';
import { useExecute } from './use-execute';

export interface CommandFormProps {
  command: CommandDefinition;
  who: Who;
  resources: GuildResources;
  /** Receives the focus when the form replaces the list. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  now: number | undefined;
}

export function CommandForm({ command, who, resources, headingRef, now }: CommandFormProps) {
  const form = CommandFormContext.useActorRef();
  return (
    <div className={css.pane}>
      <div className={back}>
        <Button
          tone="quiet"
          size="compact"
          icon={<ArrowLeft />}
          onPress={() => form.send({ type: 'back' })}
        >
          All commands
        </Button>
      </div>
      <div className={stack({ gap: 'xs' })}>
        <h3 ref={headingRef} tabIndex={-1} className={css.name}>
          {command.name}
        </h3>
        <p className={css.description}>{command.description}</p>
      </div>
      <CommandFields command={command} resources={resources} />
      <Execution command={command} who={who} />
      <LastRuns command={command} now={now} />
    </div>
  );
}

function Execution({ command, who }: Pick<CommandFormProps, 'command' | 'who'>) {
  const execute = useExecute(who);
  const run = useRun();
  const viewedAs = useViewedAs();
  const isReady = CommandFormContext.useSelector(({ context: { filled } }) =>
    isExecutable(command, valuesOf({ filled, command })),
  );
  const isThis = run.command === command.name;
  return (
    <div className={row({ gap: 'm', wraps: true })}>
      <Button
        icon={<Play />}
        isPending={run.view === 'executing' && isThis}
        pendingLabel="Executing..."
        isDisabled={viewedAs !== null || !isReady || (run.view === 'executing' && !isThis)}
        onPress={execute}
      >
        Execute Command
      </Button>
      <span role="status" className={css.status}>
        {viewedAs !== null && viewAsMessages.noSaving}
        {run.view === 'executed' && isThis && (
          <>
            <Check aria-hidden className={css.statusIcon} />
            {commandMessages.executed}
          </>
        )}
      </span>
    </div>
  );
}
