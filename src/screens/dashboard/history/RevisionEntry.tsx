import { Check, History, Undo2 } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { agoText, exactTimeText } from '#content/messages/shell/ago';
import {
  clockText,
  hiddenSettingsText,
  historyMessages,
  moreSettingsText,
} from '#content/messages/dashboard/history';
import { proposalMessages } from '#content/messages/dashboard/config-proposal';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Revision } from '#domain/bot-config/history';
import { avatarUrl } from '#domain/servers/icon';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { box, row } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import { useViewedAs, type Who } from '../settings/parts/use-saving';
import { RevisionChange, useUndo } from './RevisionChange';
import { undoObstacle, visibleChanges } from './undo-rights';
import * as css from './HistoryPanel.css';

export interface RevisionEntryProps {
  revision: Revision;
  /** Whether the entry is the last one of its day. The line that connects the entries of a day ends there. */
  isLast: boolean;
  who: Who;
  resources: GuildResources;
  /** Unix ms. */
  now: number;
}

/** Number of changes shown at first. A button shows the rest. */
const FEW = 4;

export function RevisionEntry({ revision, isLast, who, resources, now }: RevisionEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  const title = useId();
  const [isWhole, setIsWhole] = useState(false);
  const visible = visibleChanges(revision.changes, who);
  const hidden = revision.changes.length - visible.length;
  const key = ConfigHistoryContext.useSelector(({ context }) => context.request.query.key);
  const shown = isWhole ? visible : firstOf(visible, key);
  return (
    <li ref={entry} tabIndex={-1} aria-labelledby={title} className={css.entry({ isLast })}>
      <span className={css.picture}>
        <Avatar
          size={32}
          name={revision.savedBy.name}
          src={pictureOf(revision.savedBy)}
          seed={revision.savedBy.discordId ?? revision.savedBy.name}
        />
      </span>
      <div className={css.entryHead}>
        <p id={title} className={css.title}>
          <span dir="auto" className={css.name}>
            {revision.savedBy.name}
          </span>{' '}
          <When savedAt={revision.savedAt} now={now} />
        </p>
        <UndoRevision
          revision={revision}
          visible={visible}
          who={who}
          entry={entry}
          titleId={title}
        />
      </div>
      <div className={css.entryContent}>
        {shown.length > 0 && (
          <ul className={css.changes}>
            {shown.map((change) => (
              <RevisionChange
                key={change.key}
                change={change}
                revision={revision}
                who={who}
                resources={resources}
                entry={entry}
                isOneOfMany={visible.length > 1}
              />
            ))}
          </ul>
        )}
        {shown.length < visible.length && (
          <span className={css.whole}>
            <KeepFocus fallback={entry} />
            <Button tone="quiet" size="compact" onPress={() => setIsWhole(true)}>
              {moreSettingsText(visible.length - shown.length)}
            </Button>
          </span>
        )}
        {hidden > 0 && (
          <p className={box({ size: 's', color: 'textMuted' })}>
            {hiddenSettingsText(hidden, visible.length === 0)}
          </p>
        )}
        {revision.changes.length === 0 && (
          <p className={box({ size: 's', color: 'textMuted' })}>
            {historyMessages.unknownSettings}
          </p>
        )}
        <RestoreTo revision={revision} titleId={title} />
      </div>
    </li>
  );
}

/** Proposes the settings as they were after a save. The newest save has the present ones. */
function RestoreTo({ revision, titleId }: { revision: Revision; titleId: string }) {
  const proposal = ConfigProposalContext.useActorRef();
  const isViewedAs = useViewedAs() !== null;
  const isNewest = ConfigEditContext.useSelector(
    ({ context }) => context.version <= revision.version,
  );
  if (isNewest) return null;
  const { version, savedAt } = revision;
  return (
    <span className={css.whole}>
      <Button
        tone="quiet"
        size="compact"
        icon={<History />}
        isDisabled={isViewedAs}
        aria-describedby={titleId}
        onPress={() =>
          proposal.send({ type: 'read', source: { kind: 'version', version, savedAt } })
        }
      >
        {proposalMessages.restore}
      </Button>
    </span>
  );
}

/**
 * The change of the filtered setting, or the first few. Shows all if there are at most `FEW + 1`, because a button for
 * one more change would take the same space.
 */
function firstOf(visible: Revision['changes'], asked: ConfigKey | null): Revision['changes'] {
  if (visible.length <= FEW + 1) return visible;
  const wanted = visible.filter(({ key }) => key === asked);
  return wanted.length > 0 ? wanted : visible.slice(0, FEW);
}

function pictureOf({ discordId, picture }: Revision['savedBy']): string | null {
  return picture ?? (discordId && avatarUrl({ discordId, avatarHash: null }));
}

function When({ savedAt, now }: { savedAt: string; now: number }) {
  const then = Date.parse(savedAt);
  return (
    <time
      dateTime={savedAt}
      title={exactTimeText(then)}
      className={box({ size: 'xs', color: 'textMuted', digits: true })}
    >
      {clockText(then)} · {agoText(then, now)}
    </time>
  );
}

type UndoRevisionProps = Pick<RevisionEntryProps, 'revision' | 'who'> & {
  visible: Revision['changes'];
  /** Receives the focus when the button is unmounted. */
  entry: RefObject<HTMLElement | null>;
  titleId: string;
};

/** Undoes the changes that the viewer may undo. If there are none, and at least one is already undone, shows a text. */
function UndoRevision({ revision, visible, who, entry, titleId }: UndoRevisionProps) {
  const now = ConfigEditContext.useSelector(({ context }) => context.base);
  const obstacles = visible.map((change) => undoObstacle(change, who, now));
  const keys = visible.flatMap(({ key }, index) => (obstacles[index] === null ? [key] : []));
  const { undo, isUndoing, isBusy } = useUndo(revision, keys);
  if (keys.length > 0) {
    return (
      <span className={css.act}>
        <KeepFocus fallback={entry} />
        <Button
          tone="quiet"
          size="compact"
          icon={<Undo2 />}
          isPending={isUndoing}
          pendingLabel="Undoing..."
          isDisabled={isBusy}
          aria-describedby={titleId}
          onPress={undo}
        >
          Undo this change
        </Button>
      </span>
    );
  }
  if (!obstacles.includes('undone')) return null;
  return (
    <span
      className={row({ gap: 'xs', inline: true, flex: 'none', size: 'xs', color: 'textMuted' })}
    >
      <Check aria-hidden className={box({ square: 14, color: 'successText' })} />
      {historyMessages.undone}
    </span>
  );
}
