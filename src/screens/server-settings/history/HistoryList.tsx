import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/Button/Button';
import { dayText, historyMessages } from '#content/messages/history';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { KeepFocus } from '../../_shell/KeepFocus';
import type { Who } from '../parts/use-saving';
import { byDay } from './by-day';
import { useOlderFace } from './history-face';
import { RevisionEntry } from './RevisionEntry';
import * as css from './HistoryList.css';

export interface HistoryListProps {
  who: Who;
  resources: GuildResources;
  /** Unix ms. */
  now: number;
  /** Where the keyboard goes on from when a button it stood on is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Revisions under their days, the newest first. */
export function HistoryList({ who, resources, now, fallback }: HistoryListProps) {
  const revisions = ConfigHistoryContext.useSelector(({ context }) => context.page.revisions);
  return (
    <div className={css.list}>
      <KeepFocus fallback={fallback} />
      <Missed />
      {byDay(revisions).map(({ id, time, revisions: ofDay }) => (
        <section key={id} aria-label={dayText(time, now)} className={css.day}>
          <h3 className={css.dayName}>{dayText(time, now)}</h3>
          <ol className={css.entries}>
            {ofDay.map((revision) => (
              <RevisionEntry
                key={revision.version}
                revision={revision}
                who={who}
                resources={resources}
                now={now}
              />
            ))}
          </ol>
        </section>
      ))}
      <Older fallback={fallback} />
    </div>
  );
}

/** That somebody saved meanwhile, and it could not be read. */
function Missed() {
  const history = ConfigHistoryContext.useActorRef();
  const isMissed = ConfigHistoryContext.useSelector((snapshot) =>
    snapshot.matches({ panel: { opened: { listed: { newest: 'missed' } } } }),
  );
  if (!isMissed) return null;
  return (
    <div role="alert" className={css.aside}>
      <p>{historyMessages.newestMissed}</p>
      <Button
        tone="plain"
        size="compact"
        icon={<RotateCw />}
        onPress={() => history.send({ type: 'retry' })}
      >
        Try again
      </Button>
    </div>
  );
}

/** The end of the list: the way to older ones, where there are any. */
function Older({ fallback }: Pick<HistoryListProps, 'fallback'>) {
  const history = ConfigHistoryContext.useActorRef();
  const older = useOlderFace();
  if (older === 'none') return null;
  return (
    <div className={css.older}>
      <KeepFocus fallback={fallback} />
      {older === 'failed' && <p role="alert">{historyMessages.olderFailed}</p>}
      <Button
        tone="plain"
        isPending={older === 'loading'}
        pendingLabel="Loading..."
        onPress={() => history.send({ type: 'more' })}
      >
        {older === 'failed' ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
