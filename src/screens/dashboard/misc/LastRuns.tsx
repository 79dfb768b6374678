import { useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { commandMessages } from '#content/messages/dashboard/commands';
import { agoText } from '#content/messages/shell/ago';
import { clockText, dayText, exactTimeText } from '#content/messages/dashboard/history';
import type { CommandDefinition } from '#domain/commands/definition';
import { commandLogOf, type CommandRun, runsOf } from '#domain/commands/run';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { stack } from '#theme/layout.css';
import { useNow } from '../../shell/use-now';
import * as css from './LastRuns.css';

export interface LastRunsProps {
  command: CommandDefinition;
  /** Unix ms. Defaults to the current time. */
  now: number | undefined;
}

/** The last runs of the command, newest first. The list updates when other users run the command. */
export function LastRuns({ command, now }: LastRunsProps) {
  const titleId = useId();
  const config = ConfigEditContext.useSelector(({ context }) => context.base);
  const runs = runsOf(commandLogOf({ config }), command.name);
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h4 id={titleId} className={css.title}>
        Last runs
      </h4>
      {runs.length === 0 ? (
        <p className={css.none}>{commandMessages.neverRun}</p>
      ) : (
        // The key is the time of the newest run. Each new run therefore remounts the component, which reads the current
        // time again.
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
        <li key={at} className={css.run}>
          <Avatar size={24} name={by} />
          <span title={by} className={css.who}>
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
    <time dateTime={at} title={exactTimeText(time)} className={css.when}>
      <span className={css.exact}>
        {dayText(time, now)}, {clockText(time)}
      </span>
      <span>{agoText(time, now)}</span>
    </time>
  );
}
