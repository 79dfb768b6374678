import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { WEBHOOK_PATH } from '#domain/message/edits';
import { messageOf, nextRedo, nextUndo } from '#machines/designer/message-draft/shown';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { useAnnounce } from '../../shell/Announcer';
import { useUndoKeys, type Direction } from '../../shell/use-undo-keys';
import { changedPath } from './editor-place';
import { useEditorView } from './EditorView';

/** Returns a function that undoes or redoes one step. It announces the step and scrolls to it. */
export function useTimeTravel(): (direction: Direction) => void {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const { showPath } = useEditorView();
  const { undone, redone } = embedEditorMessages.said;
  return (direction) => {
    const before = draft.getSnapshot();
    const step = direction === 'undo' ? nextUndo(before) : nextRedo(before);
    if (step === null) return;
    draft.send({ type: direction });
    const path = changedPath(messageOf(before), messageOf(draft.getSnapshot()));
    if (path !== null) showPath(path);
    announce(direction === 'undo' ? undone(step) : redone(step));
  };
}

/** Fields outside the message (the webhook URL, dialogs) keep the browser's undo. */
export function useTimeTravelKeys(travel: (direction: Direction) => void): void {
  useUndoKeys(travel, isElsewhere);
}

/** Returns whether an event comes from a field outside the message, or from a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  if (!target.matches('input, textarea, [contenteditable]')) return false;
  const path = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path === undefined || path === WEBHOOK_PATH;
}
