import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { historyMessages, undoneWithItText } from '#content/messages/dashboard/history';
import type { Conflict } from '#domain/bot-config/config';
import { describeValue } from '#domain/bot-config/describe';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { box, stack } from '#theme/box';
import { CutText } from './RevisionChange';
import { useUndoView } from './history-view';
import * as css from './RevisionChange.css';

const sides = [
  { side: 'base', label: 'This change set it to' },
  { side: 'theirs', label: 'It is now' },
  { side: 'yours', label: 'Undoing sets it to' },
] as const satisfies readonly { side: keyof Conflict; label: string }[];

/**
 * Asks before the undo of a setting that was changed again. Shows the value after the change, the present one, and the
 * one after the undo.
 */
export function UndoClash({ resources }: { resources: GuildResources }) {
  const undo = ConfigUndoContext.useActorRef();
  const isOpen = useUndoView() === 'conflict';
  const { requested, clash } = ConfigUndoContext.useSelector(({ context }) => context);
  const conflicts = clash?.conflicts ?? [];
  const others = (requested?.request.changes.length ?? 0) - conflicts.length;
  return (
    <ConfirmDialog
      size="normal"
      title={historyMessages.clashTitle}
      description={historyMessages.clashHelp}
      isOpen={isOpen}
      cancelLabel="Leave it"
      confirmLabel="Undo anyway"
      onCancel={() => undo.send({ type: 'dismiss' })}
      onConfirm={() => undo.send({ type: 'undo anyway' })}
    >
      {conflicts.map((conflict) => (
        <Clash key={conflict.key} conflict={conflict} resources={resources} />
      ))}
      {others > 0 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{undoneWithItText(others)}</p>
      )}
    </ConfirmDialog>
  );
}

function Clash({ conflict, resources }: { conflict: Conflict; resources: GuildResources }) {
  const field = fieldOf(conflict.key);
  return (
    <section aria-label={field.label} className={stack({ gap: 's' })}>
      <h3 className={box({ size: 'm', weight: 'strong' })}>{field.label}</h3>
      <dl className={css.clash}>
        {sides.map(({ side, label }) => (
          <div key={side} className={css.clashValue}>
            <dt className={box({ color: 'textMuted' })}>{label}</dt>
            <dd>
              <CutText text={describeValue(field, conflict[side], resources)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
