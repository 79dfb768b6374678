import { useEffect, useEffectEvent } from 'react';
import { embedEditorMessages } from '#content/messages/embed-editor';
import { WEBHOOK_PATH } from '#domain/message/edits';
import { messageOf, nextRedo, nextUndo } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { useAnnounce } from './Announcer';
import { changedPath } from './editor-place';
import { useEditorView } from './EditorView';

export type Direction = 'undo' | 'redo';

/** Returns a function that undoes or redoes one step, announces it and scrolls to it. */
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

/**
 * Maps Ctrl or Cmd with Z, Shift+Z or Y, and the browser's own Undo and Redo, to the history of the whole message.
 * Fields outside the message (the webhook URL, dialogs) keep their native undo.
 */
export function useTimeTravelKeys(travel: (direction: Direction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (direction === null || event.defaultPrevented || isElsewhere(event.target)) return;
    event.preventDefault();
    travel(direction);
  });
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const direction = inputDirections[event.inputType];
    if (direction === undefined || isElsewhere(event.target)) return;
    event.preventDefault();
    travel(direction);
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const beforeInput = (event: InputEvent) => onBeforeInput(event);
    document.addEventListener('keydown', keyDown);
    document.addEventListener('beforeinput', beforeInput);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('beforeinput', beforeInput);
    };
  }, []);
}

const inputDirections: Readonly<Record<string, Direction>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | null {
  // Both at once, or with Alt (AltGr is Ctrl and Alt), is another shortcut or a character.
  if (ctrlKey === metaKey || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** Whether the event comes from a field outside the message, or from a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  if (!target.matches('input, textarea, [contenteditable]')) return false;
  const path = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path === undefined || path === WEBHOOK_PATH;
}
