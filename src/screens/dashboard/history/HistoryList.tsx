import { RotateCw, History, Lock, Unplug } from 'lucide-react';
import { type RefObject, useDeferredValue } from 'react';
import { Button } from '#components/Button/Button';
import { NearView } from '#components/NearView/NearView';
import { historyErrors, dayText, historyMessages } from '#content/messages/dashboard/history';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { historyList } from '#domain/bot-config/history-query';
import type { Revision } from '#domain/bot-config/history';
import { staleReasonOf } from '#machines/charts/view';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { OlderRevisionsContext } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { olderQuery } from '#machines/dashboard/older-revisions/report-older';
import { box, row, stack } from '#theme/box';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { KeepFocus } from '../../shell/KeepFocus';
import type { Who } from '../settings/parts/use-saving';
import { byDay } from './by-day';
import { useOlderView, type HistoryView } from './history-view';
import { RevisionEntry } from './RevisionEntry';
import * as css from './HistoryPanel.css';

export interface HistoryListProps {
  who: Who;
  resources: GuildResources;
  /** Unix ms. */
  now: number;
  /** Receives the focus when a focused button is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

const none: readonly Revision[] = [];

/** The revisions by day, newest first. If there are many, only those near the viewport are rendered. */
export function HistoryList({ who, resources, now, fallback }: HistoryListProps) {
  const revisions = ConfigHistoryContext.useSelector(
    ({ context }) => context.value?.revisions ?? none,
  );
  const isSecondLook = useDeferredValue(true, false);
  const shown = isSecondLook ? revisions : revisions.slice(0, FIRST_COUNT);
  return (
    <div className={stack({ gap: 'l' })}>
      <KeepFocus fallback={fallback} />
      <Missed />
      {byDay(shown).map(({ id, time, revisions: ofDay }) => (
        <section key={id} aria-label={dayText(time, now)} className={stack({ gap: 'm' })}>
          <h3 className={box({ size: 'xs', weight: 'strong', color: 'textMuted' })}>
            {dayText(time, now)}
          </h3>
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

/** More revisions than a window shows. A transition renders the others later. */
const FIRST_COUNT = 8;

/** Above this number of revisions, those outside the viewport are not rendered. */
const MANY = 50;

const BATCH_SIZE = 10;

const ESTIMATED_HEIGHT = 7;

interface EntriesProps extends Omit<HistoryListProps, 'fallback'> {
  revisions: readonly Revision[];
  /** Whether the whole list has more than `MANY` revisions. */
  isOfMany: boolean;
}

function Entries({ revisions, isOfMany, ...rest }: EntriesProps) {
  const entry = (revision: Revision) => (
    <RevisionEntry
      key={revision.version}
      revision={revision}
      isLast={revision === revisions.at(-1)}
      {...rest}
    />
  );
  if (!isOfMany) return <ol className={stack()}>{revisions.map(entry)}</ol>;
  const batches = Array.from({ length: Math.ceil(revisions.length / BATCH_SIZE) }, (_, index) =>
    revisions.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return (
    <div>
      {batches.map((batch, index) => (
        <NearView key={index} estimate={`${batch.length * ESTIMATED_HEIGHT}rem`} startsDrawn>
          {() => <ol className={stack()}>{batch.map(entry)}</ol>}
        </NearView>
      ))}
    </div>
  );
}

/** A notice that another user has saved the settings, but the new revision could not be loaded. */
function Missed() {
  const history = ConfigHistoryContext.useActorRef();
  const isMissed = ConfigHistoryContext.useSelector((state) => staleReasonOf(state) !== null);
  if (!isMissed) return null;
  return (
    <div
      role="alert"
      className={row({ gap: 'm', justify: 'between', size: 's', color: 'warningText' })}
    >
      <p>{historyMessages.newestMissed}</p>
      <Button
        tone="plain"
        size="compact"
        icon={<RotateCw />}
        onPress={() => history.send({ type: 'reload' })}
      >
        Try again
      </Button>
    </div>
  );
}

function Older({ fallback }: Pick<HistoryListProps, 'fallback'>) {
  const history = ConfigHistoryContext.useActorRef();
  const request = OlderRevisionsContext.useActorRef();
  const older = useOlderView();
  if (older === 'none') return null;
  return (
    <div className={stack({ gap: 's', align: 'center', size: 's' })}>
      <KeepFocus fallback={fallback} />
      {older === 'failed' && <p role="alert">{historyMessages.olderFailed}</p>}
      <Button
        tone="plain"
        isPending={older === 'loading'}
        pendingLabel="Loading..."
        onPress={() => request.send({ type: 'run', subject: olderQuery(history.getSnapshot()) })}
      >
        {older === 'failed' ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}

export function LoadingHistory() {
  return (
    <ul aria-label="Loading" aria-busy className={stack({ gap: 'xl' })}>
      {(['9rem', '12rem', '7rem', '10rem', '8rem'] as const).map((width) => (
        <li key={width} className={row({ gap: 'm', align: 'stretch' })}>
          <Skeleton shape="circle" width="2rem" />
          <span className={css.loadingWords}>
            <Skeleton width={width} />
            <Skeleton width="60%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A message that replaces the list. Explains why the list is empty or unavailable, and offers an action. */
export function NoHistory({ view }: { view: Exclude<HistoryView, 'closed' | 'loading'> }) {
  if (view === 'listed') return <EmptyHistory />;
  return (
    <div role="alert">
      <EmptyState
        level={3}
        icon={view === 'forbidden' ? <Lock /> : <Unplug />}
        title={historyErrors[view].title}
        description={historyErrors[view].help}
        actions={<TryAgain />}
      />
    </div>
  );
}

function EmptyHistory() {
  const history = ConfigHistoryContext.useActorRef();
  const isFiltered = ConfigHistoryContext.useSelector(({ context }) =>
    historyList.isNarrowed(context.request.query),
  );
  return (
    <EmptyState
      level={3}
      icon={<History />}
      title={isFiltered ? historyMessages.noMatch : historyMessages.empty}
      description={isFiltered ? historyMessages.noMatchHelp : historyMessages.emptyHelp}
      actions={
        isFiltered && (
          <Button
            tone="plain"
            onPress={() => history.send({ type: 'ask', query: historyList.whole })}
          >
            Show all changes
          </Button>
        )
      }
    />
  );
}

function TryAgain() {
  const history = ConfigHistoryContext.useActorRef();
  return (
    <Button icon={<RotateCw />} onPress={() => history.send({ type: 'retry' })}>
      Try again
    </Button>
  );
}
