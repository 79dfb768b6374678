import { Eraser, Files, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { embedEditorMessages } from '#content/messages/embed-editor';
import { savingStatus, nextRedo, nextUndo } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { useAnnounce } from '../../_shell/Announcer';
import * as css from './DraftToolbar.css';
import { useEditorView } from './EditorView';
import { FileButtons } from './FileButtons';
import { useTimeTravel, useTimeTravelKeys } from './use-time-travel';

const DraftsDialog = lazy(async () => {
  const { DraftsDialog: component } = await import('./DraftsDialog');
  return { default: component };
});

/** Actions on the whole message: undo and redo, drafts, files, clear. Needs an `EditorView`. */
export function DraftToolbar() {
  return (
    <div role="group" aria-label="Draft" className={css.root}>
      <SaveStatus />
      <span className={css.actions}>
        <TimeTravel />
        <Drafts />
        <FileButtons />
        <Clear />
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

function Drafts() {
  // It is null until the dialog is first opened, so that the code is not loaded earlier. Afterward the dialog stays
  // mounted, so that closing is animated.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button tone="quiet" size="compact" icon={<Files />} onPress={() => setOpen(true)}>
        <span className={css.label}>Drafts</span>
      </Button>
      {open !== null && (
        <Suspense>
          <DraftsDialog isOpen={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

function Clear() {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  return (
    <Button
      tone="quiet"
      size="compact"
      icon={<Eraser />}
      onPress={() => {
        draft.send({ type: 'clear' });
        announce(embedEditorMessages.said.cleared);
      }}
    >
      <span className={css.label}>Clear</span>
    </Button>
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
