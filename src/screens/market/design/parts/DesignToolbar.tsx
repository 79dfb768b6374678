import { Eye, PencilLine, Redo2, Undo2 } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import {
  storeDesignMessages,
  storeSaveErrors,
  unsavedDesignText,
} from '#content/messages/market/store-design';
import { designChanges } from '#domain/marketplace/design-form';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { row } from '#theme/box';
import { useUndoKeys } from '../../../shell/use-undo-keys';
import * as css from '../Design.css';
import { useFocusAfterUpdate } from '../use-design';

const views = [
  { id: 'form', label: 'Edit', icon: <PencilLine /> },
  { id: 'preview', label: 'Preview', icon: <Eye /> },
] as const;

const statusId = 'store-design-status';

export function DesignToolbar() {
  const design = StoreDesignContext.useActorRef();
  const focus = useFocusAfterUpdate();
  const hasPast = StoreDesignContext.useSelector(({ context }) => context.past.length > 0);
  const hasFuture = StoreDesignContext.useSelector(({ context }) => context.future.length > 0);
  const view = StoreDesignContext.useSelector((state) =>
    state.matches({ open: { view: 'preview' } }) ? 'preview' : 'form',
  );
  useUndoKeys((direction) => design.send({ type: direction }), isInDialog);
  const travel = (direction: 'undo' | 'redo') => {
    design.send({ type: direction });
    focus(`[data-travel=${direction}]:enabled`, '[data-travel]:enabled');
  };
  return (
    <div role="group" aria-label="Design" className={css.toolbar}>
      <div className={row({ gap: 's' })}>
        <IconButton
          label="Undo"
          icon={<Undo2 />}
          aria-keyshortcuts="Control+Z Meta+Z"
          data-travel="undo"
          isDisabled={!hasPast}
          onPress={() => travel('undo')}
        />
        <IconButton
          label="Redo"
          icon={<Redo2 />}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
          data-travel="redo"
          isDisabled={!hasFuture}
          onPress={() => travel('redo')}
        />
      </div>
      <div className={css.viewSwitch}>
        <SegmentedControl
          label="View"
          segments={views}
          value={view}
          onChange={(chosen) => design.send({ type: 'show', view: chosen })}
        />
      </div>
      <SaveDesign />
    </div>
  );
}

function SaveDesign() {
  const design = StoreDesignContext.useActorRef();
  const isSaving = StoreDesignContext.useSelector((state) =>
    state.matches({ open: { save: 'saving' } }),
  );
  const isConflicted = StoreDesignContext.useSelector((state) =>
    state.matches({ open: { form: 'conflicted' } }),
  );
  const isDesigned = StoreDesignContext.useSelector(({ context }) => context.store.isDesigned);
  const changes = StoreDesignContext.useSelector(
    ({ context }) => designChanges(context.store.design, context.form).length,
  );
  const hasNothing = isDesigned && changes === 0;
  return (
    <>
      <p id={statusId} role="status" className={css.status}>
        {useStatus({ changes, isDesigned, isSaving })}
      </p>
      <Button
        isPending={isSaving}
        pendingLabel="Saving..."
        isDisabled={!isSaving && (hasNothing || isConflicted)}
        aria-describedby={statusId}
        onPress={() => design.send({ type: 'save' })}
      >
        Save
      </Button>
    </>
  );
}

function useStatus(form: { changes: number; isDesigned: boolean; isSaving: boolean }): string {
  const error = StoreDesignContext.useSelector(({ value }) => {
    const save = typeof value === 'object' && 'open' in value ? value.open.save : null;
    return typeof save === 'object' && save !== null ? save.failed : null;
  });
  if (form.isSaving) return '';
  if (error !== null && error !== 'conflict') return storeSaveErrors[error];
  if (!form.isDesigned && form.changes === 0) return storeDesignMessages.notDesigned;
  return form.changes === 0 ? storeDesignMessages.nothingToSave : unsavedDesignText(form.changes);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
}
