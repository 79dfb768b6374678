import { RotateCw } from 'lucide-react';
import { type RefObject, useDeferredValue } from 'react';
import { Button } from '#components/Button/Button';
import { NearView } from '#components/NearView/NearView';
import { dayText, historyMessages } from '#content/messages/history';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Revision } from '#domain/bot-config/history';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { KeepFocus } from '../../_shell/KeepFocus';
import type { Who } from '../parts/use-saving';
import { byDay } from './by-day';
import { useOlderView } from './history-view';
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

/** Revisions under their days, the newest first. However many were loaded, only those near the view are drawn. */
export function HistoryList({ who, resources, now, fallback }: HistoryListProps) {
  const revisions = ConfigHistoryContext.useSelector(({ context }) => context.page.revisions);
  const isSecondLook = useDeferredValue(true, false);
  const shown = isSecondLook ? revisions : revisions.slice(0, AT_ONCE);
  return (
    <div className={css.list}>
      <KeepFocus fallback={fallback} />
      <Missed />
      {byDay(shown).map(({ id, time, revisions: ofDay }) => (
        <section key={id} aria-label={dayText(time, now)} className={css.day}>
          <h3 className={css.dayName}>{dayText(time, now)}</h3>
          <Entries
            revisions={ofDay}
            isOfMany={revisions.length > MANY}
            who={who}
            resources={resources}
            now={now}
          />
        </section>
      ))}
      <Older fallback={fallback} />
    </div>
  );
}

/** More than a window holds: the others are drawn in a transition, once these are there to be read. */
const AT_ONCE = 8;

/** From more than this on, revisions out of view are not drawn. */
const MANY = 50;

/** How many of them come and go together. */
const TOGETHER = 10;

/** How high one is about, in rem, before it was drawn. */
const ABOUT = 7;

interface EntriesProps extends Omit<HistoryListProps, 'fallback'> {
  revisions: readonly Revision[];
  /** Whether there are many, on this and on other days. */
  isOfMany: boolean;
}

/** The revisions of a day. */
function Entries({ revisions, isOfMany, ...rest }: EntriesProps) {
  const entry = (revision: Revision) => (
    <RevisionEntry
      key={revision.version}
      revision={revision}
      isLast={revision === revisions.at(-1)}
      {...rest}
    />
  );
  if (!isOfMany) return <ol className={css.entries}>{revisions.map(entry)}</ol>;
  const batches = Array.from({ length: Math.ceil(revisions.length / TOGETHER) }, (_, index) =>
    revisions.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  return (
    <div>
      {batches.map((batch, index) => (
        <NearView key={index} estimate={`${batch.length * ABOUT}rem`} startsDrawn>
          {() => <ol className={css.entries}>{batch.map(entry)}</ol>}
        </NearView>
      ))}
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
  const older = useOlderView();
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
