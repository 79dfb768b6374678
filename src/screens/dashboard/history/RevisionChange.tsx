import { ArrowRight, Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '#components/Button/Button';
import { configMessages } from '#content/messages/dashboard/config';
import {
  executedText,
  historyMessages,
  notUndoneMessages,
} from '#content/messages/dashboard/history';
import type { ConfigChange } from '#domain/bot-config/changes';
import { describeValue } from '#domain/bot-config/describe';
import { fieldOf, type ConfigKey } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Revision } from '#domain/bot-config/history';
import { executedBetween } from '#domain/commands/run';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, stack } from '#theme/box';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { KeepFocus } from '../../shell/KeepFocus';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { type UndoObstacle, undoObstacle } from './undo-rights';
import * as css from './RevisionChange.css';

export interface RevisionChangeProps {
  change: ConfigChange;
  revision: Revision;
  who: Who;
  resources: GuildResources;
  /** The element that receives the focus when the button is unmounted. */
  entry: RefObject<HTMLElement | null>;
  /** Whether the revision has several changes. Each one can then be undone separately. */
  isOneOfMany: boolean;
}

export function RevisionChange(props: RevisionChangeProps) {
  const { change, revision, who, resources, entry, isOneOfMany } = props;
  const field = fieldOf(change.key);
  const now = ConfigEditContext.useSelector(({ context }) => context.base);
  const obstacle = undoObstacle(change, who, now);
  const { undo, isUndoing, isBusy } = useUndo(revision, [change.key]);
  return (
    <li className={css.change}>
      <p className={box({ weight: 'medium', breaks: true })}>{field.label}</p>
      {isOneOfMany && obstacle === null && (
        <span className={css.undo}>
          <KeepFocus fallback={entry} />
          <Button
            tone="quiet"
            size="compact"
            icon={<Undo2 />}
            aria-label={`Undo: ${field.label}`}
            isPending={isUndoing}
            isDisabled={isBusy}
            onPress={undo}
          >
            Undo
          </Button>
        </span>
      )}
      {isOneOfMany && obstacle === 'undone' && (
        <span className={css.undone}>{historyMessages.undone}</span>
      )}
      <ChangedValues change={change} resources={resources} />
      {obstacle && obstacle !== 'undone' && (
        <p className={css.obstacle}>{obstacleTexts[obstacle]}</p>
      )}
    </li>
  );
}

const obstacleTexts: Record<Exclude<UndoObstacle, 'undone'>, string> = {
  ...notUndoneMessages,
  notAllowedToModify: configMessages.notAllowedToModify,
  notAllowedToSave: configMessages.notAllowedToSave,
  notAllowedToEditApi: configMessages.notAllowedToEditApi,
  signInRequired: configMessages.signInRequired,
  invalidServer: configMessages.invalidServer,
};

/** In characters. The maximum average length of two values that are shown on one line. */
const SHORT = 36;

/** The values before and after a change. */
export function ChangedValues({
  change,
  resources,
}: Pick<RevisionChangeProps, 'change' | 'resources'>) {
  const field = fieldOf(change.key);
  if (field.kind === 'secret' && change.before !== '' && change.after !== '') {
    return <p className={css.values({ layout: 'line' })}>{historyMessages.secretReplaced}</p>;
  }
  if (field.kind === 'commandLog') {
    const executed = executedBetween(change.before, change.after);
    return <p className={css.values({ layout: 'line' })}>{executedText(executed)}</p>;
  }
  const before = describeValue(field, change.before, resources);
  const after = describeValue(field, change.after, resources);
  const isShort = before.length + after.length <= SHORT * 2 && !/\n/.test(before + after);
  if (isShort) {
    return (
      <p className={css.values({ layout: 'line' })}>
        <del className={css.before}>{before}</del>
        <ArrowRight
          role="img"
          aria-label="becomes"
          className={box({ flex: 'none', square: 14, color: 'textMuted' })}
        />
        <ins className={css.after}>{after}</ins>
      </p>
    );
  }
  return (
    <div className={css.values({ layout: 'blocks' })}>
      <del className={css.beforeBlock}>
        <CutText text={before} />
      </del>
      <ins className={css.afterBlock}>
        <CutText text={after} />
      </ins>
    </div>
  );
}

export interface Undoing {
  undo: () => void;
  isUndoing: boolean;
  /** Whether another undo is in progress, or the dashboard is in view-as mode. */
  isBusy: boolean;
}

export function useUndo(revision: Revision, keys: readonly ConfigKey[]): Undoing {
  const actor = ConfigUndoContext.useActorRef();
  const viewedAs = useViewedAs();
  const isAny = ConfigUndoContext.useSelector((snapshot) => snapshot.matches('undoing'));
  const isThis = ConfigUndoContext.useSelector(
    ({ context: { requested } }) =>
      requested?.revision.version === revision.version && requested.keys?.join() === keys.join(),
  );
  return {
    undo: () => actor.send({ type: 'undo', revision, keys }),
    isUndoing: isAny && isThis,
    isBusy: (isAny && !isThis) || viewedAs !== null,
  };
}

/** Length in characters. A longer text may not fit into `LINES`. */
const LONG = 160;

export function CutText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > css.LINES;
  return (
    <span className={stack({ gap: 'xs', align: 'start', shrinks: true })}>
      <span className={css.cutText({ isCut: isLong && !isWhole })}>{text}</span>
      {isLong && (
        <Button
          tone="quiet"
          size="compact"
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </span>
  );
}
