import { useRef } from 'react';
import { RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Drawer } from '#components/Drawer/Drawer';
import { IconButton } from '#components/IconButton/IconButton';
import { configMessages } from '#content/messages/dashboard/config';
import { historyMessages, undoneText } from '#content/messages/dashboard/history';
import { rightsChangedText } from '#content/messages/dashboard/why-not';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { useNow } from '../../shell/use-now';
import { remedyFor, type Who } from '../settings/parts/use-saving';
import { ExportError, HistoryActions } from './HistoryActions';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList, LoadingHistory, NoHistory } from './HistoryList';
import * as css from './HistoryPanel.css';
import { type HistoryView, useHistoryView, useUndoView } from './history-view';
import { UndoClash } from './UndoClash';

export interface HistoryPanelProps {
  who: Who;
  resources: GuildResources;
  onSignIn: () => void;
  /** Unix ms. Defaults to the current time. */
  now: number | undefined;
}

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
        onOpenChange={() => history.send({ type: 'stop' })}
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
    ({ context }) => !context.value?.revisions.length,
  );
  return (
    <div ref={top} tabIndex={-1} className={stack({ gap: 'l', outline: 'none' })}>
      <div className={css.head}>
        <HistoryFilters who={who} />
        {view === 'listed' && !isEmpty && <HistoryActions resources={resources} />}
        <ExportError />
        <UndoError who={who} onSignIn={onSignIn} />
      </div>
      <Announcement view={view} />
      {view === 'loading' && <LoadingHistory />}
      {view === 'listed' && !isEmpty && (
        <HistoryList who={who} resources={resources} now={now} fallback={top} />
      )}
      {view !== 'closed' && view !== 'loading' && (view !== 'listed' || isEmpty) && (
        <NoHistory view={view} />
      )}
    </div>
  );
}

function Announcement({ view }: { view: HistoryView }) {
  const undo = useUndoView();
  const requested = ConfigUndoContext.useSelector(({ context }) => context.requested);
  const labels = requested?.request.changes.map(({ key }) => fieldOf(key).label) ?? [];
  const words = undo === 'undone' ? undoneText(labels) : '';
  return (
    <p role="status" className={visuallyHidden}>
      {view === 'loading' ? historyMessages.loading : words}
    </p>
  );
}

interface UndoErrorProps {
  who: Who;
  onSignIn: () => void;
}

/** The error of the last undo. It uses the texts of a failed save (product.md §9.12). */
function UndoError({ who, onSignIn }: UndoErrorProps) {
  const undo = ConfigUndoContext.useActorRef();
  const view = useUndoView();
  if (view === 'quiet' || view === 'undoing' || view === 'undone' || view === 'conflict') {
    return null;
  }
  const remedy = remedyFor(view);
  return (
    <AlertPanel
      isLive
      level={3}
      tone="danger"
      title={configMessages[view]}
      actions={
        <>
          {remedy === 'signIn' && <Button onPress={onSignIn}>Sign in with Discord</Button>}
          {remedy === 'retry' && (
            <Button
              tone="plain"
              icon={<RotateCw />}
              onPress={() => undo.send({ type: 'undo again' })}
            >
              Undo again
            </Button>
          )}
          <IconButton label="Dismiss" icon={<X />} onPress={() => undo.send({ type: 'dismiss' })} />
        </>
      }
    >
      {/* The page offers undo only to users who have the right to undo. If the server still rejects the undo, the
          rights have changed, and this page has not received the change. */}
      {remedy === 'rights' && rightsChangedText(who.server.name)}
    </AlertPanel>
  );
}
