import { History, Lock, RotateCw, Unplug } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { historyMessages } from '#content/messages/dashboard/history';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { row, stack } from '#theme/box';
import type { HistoryView } from './history-view';
import * as css from './HistoryPanel.css';

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
export function NoHistory({
  view,
}: {
  view: Extract<HistoryView, 'listed' | 'forbidden' | 'unreachable'>;
}) {
  if (view === 'listed') return <EmptyHistory />;
  return (
    <div role="alert">
      <EmptyState
        level={3}
        icon={view === 'forbidden' ? <Lock /> : <Unplug />}
        title={historyMessages[view]}
        description={historyMessages[`${view}Help`]}
        actions={<TryAgain />}
      />
    </div>
  );
}

function EmptyHistory() {
  const history = ConfigHistoryContext.useActorRef();
  const isFiltered = ConfigHistoryContext.useSelector(
    ({ context }) => context.request.query.key !== null,
  );
  return (
    <EmptyState
      level={3}
      icon={<History />}
      title={isFiltered ? historyMessages.emptyOfSetting : historyMessages.empty}
      description={isFiltered ? historyMessages.emptyOfSettingHelp : historyMessages.emptyHelp}
      actions={
        isFiltered && (
          <Button tone="plain" onPress={() => history.send({ type: 'ask', query: { key: null } })}>
            Show all settings
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
