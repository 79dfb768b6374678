import { ArrowLeft, Check, Play } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { commandMessages } from '#content/messages/dashboard/commands';
import { clockText, dayText } from '#content/messages/dashboard/history';
import { viewAsMessages } from '#content/messages/dashboard/rights';
import { agoText, exactTimeText } from '#content/messages/shell/ago';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { CommandDefinition } from '#domain/commands/definition';
import { commandLogOf, type CommandRun, runsOf } from '#domain/commands/run';
import { isExecutable } from '#domain/commands/values';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { valuesOf } from '#machines/dashboard/command-form/command-form.setup';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, row, stack } from '#theme/box';
import { useNow } from '../../shell/use-now';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { CommandFields } from './CommandFields';
import * as css from './MiscCommands.css';
import { useRun, useExecute } from './use-run';

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
    <div className={css.formPane}>
      <div className={css.back}>
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
        <h3 ref={headingRef} tabIndex={-1} className={css.commandName}>
          {command.name}
        </h3>
        <p className={box({ color: 'textMuted', textWrap: 'pretty' })}>{command.description}</p>
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
      <span
        role="status"
        className={row({ gap: 'xs', inline: true, size: 's', color: 'textMuted' })}
      >
        {viewedAs !== null && viewAsMessages.noSaving}
        {run.view === 'executed' && isThis && (
          <>
            <Check aria-hidden className={box({ square: 16, color: 'successText' })} />
            {commandMessages.executed}
          </>
        )}
      </span>
    </div>
  );
}

interface LastRunsProps {
  command: CommandDefinition;
  /** Unix ms. Defaults to the current time. */
  now: number | undefined;
}

function LastRuns({ command, now }: LastRunsProps) {
  const titleId = useId();
  const config = ConfigEditContext.useSelector(({ context }) => context.base);
  const runs = runsOf(commandLogOf({ config }), command.name);
  return (
    <section aria-labelledby={titleId} className={css.formSection}>
      <h4 id={titleId} className={box({ size: 's', weight: 'medium' })}>
        Last runs
      </h4>
      {runs.length === 0 ? (
        <p className={box({ size: 's', color: 'textMuted' })}>{commandMessages.neverRun}</p>
      ) : (
        // The key is the time of the newest run, so that each new run reads the current time again.
        <Runs key={runs[0]?.at} runs={runs} now={now} />
      )}
    </section>
  );
}

function Runs({ runs, now: still }: { runs: readonly CommandRun[]; now: number | undefined }) {
  const now = useNow(still);
  return (
    <ol className={stack({ gap: 'm' })}>
      {runs.map(({ by, at }) => (
        <li key={at} className={row({ gap: 's', shrinks: true, size: 's' })}>
          <Avatar size={24} name={by} />
          <span title={by} className={box({ shrinks: true, weight: 'medium', truncated: true })}>
            {by}
          </span>
          <When time={Date.parse(at)} at={at} now={now} />
        </li>
      ))}
    </ol>
  );
}

function When({ time, at, now }: { time: number; at: string; now: number }) {
  return (
    <time
      dateTime={at}
      title={exactTimeText(time)}
      className={row({
        gap: 'm',
        align: 'stretch',
        flex: 'none',
        pushed: true,
        color: 'textMuted',
        digits: true,
      })}
    >
      <span className={css.exactTime}>
        {dayText(time, now)}, {clockText(time)}
      </span>
      <span>{agoText(time, now)}</span>
    </time>
  );
}
