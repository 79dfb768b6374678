import { useRef } from 'react';
import { Drawer } from '#components/Drawer/Drawer';
import { historyMessages, undoneText } from '#content/messages/dashboard/history';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import type { Who } from '../settings/parts/use-saving';
import { HistoryFilter } from './HistoryFilter';
import { HistoryList } from './HistoryList';
import { LoadingHistory, NoHistory } from './HistoryStates';
import { type HistoryView, useHistoryView, useUndoView } from './history-view';
import { UndoClash } from './UndoClash';
import { UndoError } from './UndoError';
import { useNow } from '../../shell/use-now';
import * as css from './HistoryPanel.css';

export interface HistoryPanelProps {
  who: Who;
  resources: GuildResources;
  onSignIn: () => void;
  /** Unix ms. Defaults to the current time. */
  now: number | undefined;
}

/** The history in a drawer: the changes and their authors, with undo. It also contains the dialog for a conflict. */
export function HistoryPanel(props: HistoryPanelProps) {
  const history = ConfigHistoryContext.useActorRef();
  const view = useHistoryView();
  return (
    <>
      <Drawer
        side="right"
        size="wide"
        title="History"
        description={historyMessages.about}
        isOpen={view !== 'closed'}
        onOpenChange={(isOpen) => history.send({ type: isOpen ? 'open' : 'close' })}
      >
        <Body {...props} view={view} />
      </Drawer>
      <UndoClash resources={props.resources} />
    </>
  );
}

function Body({
  who,
  resources,
  onSignIn,
  now: still,
  view,
}: HistoryPanelProps & { view: HistoryView }) {
  const now = useNow(still);
  const top = useRef<HTMLDivElement>(null);
  const isEmpty = ConfigHistoryContext.useSelector(
    ({ context }) => context.page.revisions.length === 0,
  );
  return (
    <div ref={top} tabIndex={-1} className={css.body}>
      <div className={css.head}>
        <HistoryFilter who={who} />
        <UndoError who={who} onSignIn={onSignIn} />
      </div>
      <Announcement view={view} />
      {view === 'loading' && <LoadingHistory />}
      {view === 'listed' && !isEmpty && (
        <HistoryList who={who} resources={resources} now={now} fallback={top} />
      )}
      {(view === 'forbidden' || view === 'unreachable' || (view === 'listed' && isEmpty)) && (
        <NoHistory view={view} />
      )}
    </div>
  );
}

function Announcement({ view }: { view: HistoryView }) {
  const undo = useUndoView();
  const requested = ConfigHistoryContext.useSelector(({ context }) => context.requested);
  const labels = requested?.request.changes.map(({ key }) => fieldOf(key).label) ?? [];
  const words = undo === 'undone' ? undoneText(labels) : '';
  return (
    <p role="status" className={visuallyHidden}>
      {view === 'loading' ? historyMessages.loading : words}
    </p>
  );
}
