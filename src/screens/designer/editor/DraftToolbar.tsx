import { Files, LayoutTemplate, Redo2, Undo2, Ellipsis } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState, use, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { savingStatus, nextRedo, nextUndo } from '#machines/designer/message-draft/shown';
import { lazyComponent } from '../lazy-component';
import { DraftFileInput, DraftFilesContext } from './DraftFileInput';
import * as css from './DraftToolbar.css';
import { useEditorView } from './EditorView';
import { useTimeTravel, useTimeTravelKeys } from './use-time-travel';

const loadItems = () => import('./DraftMenuItems');

const DraftMenuItems = lazyComponent(async () => (await loadItems()).DraftMenuItems);

const DraftsDialog = lazyComponent(async () => (await import('./DraftsDialog')).DraftsDialog);
const TemplatesDialog = lazyComponent(
  async () => (await import('./TemplatesDialog')).TemplatesDialog,
);

/** Undo and redo, drafts, templates, and a menu with further actions. Needs an `EditorView`. */
export function DraftToolbar() {
  return (
    <div role="group" aria-label="Draft" className={css.root}>
      <SaveStatus />
      <span className={css.actions}>
        <TimeTravel />
        <OpeningButton label="Drafts" icon={<Files />} dialog={DraftsDialog} />
        <OpeningButton label="Templates" icon={<LayoutTemplate />} dialog={TemplatesDialog} />
        <DraftMenu />
      </span>
    </div>
  );
}

function TimeTravel() {
  const travel = useTimeTravel();
  useTimeTravelKeys(travel);
  const { focus } = useEditorView();
  const hasPast = MessageDraftContext.useSelector((state) => nextUndo(state) !== null);
  const hasFuture = MessageDraftContext.useSelector((state) => nextRedo(state) !== null);
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 />}
        size="compact"
        aria-keyshortcuts="Control+Z Meta+Z"
        data-travel="undo"
        isDisabled={!hasPast}
        onPress={() => {
          travel('undo');
          focus('[data-travel=undo]:enabled', '[data-travel=redo]:enabled');
        }}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 />}
        size="compact"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        data-travel="redo"
        isDisabled={!hasFuture}
        onPress={() => {
          travel('redo');
          focus('[data-travel=redo]:enabled', '[data-travel=undo]:enabled');
        }}
      />
    </>
  );
}

interface OpeningButtonProps {
  label: string;
  icon: ReactNode;
  dialog: ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>;
}

function OpeningButton({ label, icon, dialog: OpenedDialog }: OpeningButtonProps) {
  // `open` is null until the first opening, so that the code is not loaded earlier. Closing is then animated.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button tone="quiet" size="compact" icon={icon} onPress={() => setOpen(true)}>
        <span className={css.label}>{label}</span>
      </Button>
      {open !== null && (
        <Suspense>
          <OpenedDialog isOpen={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

function SaveStatus() {
  const keeping = MessageDraftContext.useSelector((state) =>
    state.matches({ open: { message: 'empty' } }) || state.matches('opening')
      ? null
      : savingStatus(state),
  );
  return (
    <span className={css.keeping} data-keeping={keeping}>
      {keeping && embedEditorMessages.keeping[keeping]}
    </span>
  );
}

/** The less frequent actions. Those on files need a `DraftFilesContext`, the dialogs a `SendDialogsProvider`. */
function DraftMenu() {
  const files = use(DraftFilesContext);
  const { focus } = useEditorView();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <LazyMenuTrigger
        onIntent={() => void loadItems().catch(() => null)}
        menu={(opening) => (
          <DraftMenuItems
            opening={opening}
            files={files}
            onImportFile={() => input.current?.click()}
          />
        )}
        frame={{ placement: 'bottom end', items: 7 }}
      >
        <IconButton
          label={embedEditorMessages.moreActions}
          icon={<Ellipsis />}
          size="compact"
          data-draft-menu
        />
      </LazyMenuTrigger>
      {files && (
        <DraftFileInput files={files} input={input} onDismiss={() => focus('[data-draft-menu]')} />
      )}
    </>
  );
}
