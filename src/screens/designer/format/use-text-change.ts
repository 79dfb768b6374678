import type { RefObject } from 'react';
import { type TextSelection, changeBetween } from '#domain/markup/text-selection';
import type { TextPath } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';

export type ChangeText = (
  kind: 'format' | 'insert',
  change: (selection: TextSelection) => TextSelection,
) => void;

/** `change` gets the text and its selection. Each call is one undo step of the draft. */
export function useTextChange(
  control: RefObject<HTMLTextAreaElement | null>,
  path: TextPath,
): ChangeText {
  const draft = MessageDraftContext.useActorRef();
  return (kind, change) => {
    const { current } = control;
    if (!current) return;
    // Text that was typed before the change is a separate undo step.
    flushPendingText();
    const after = change(selectionOf(current));
    changeText(current, after);
    draft.send({ type: 'edit', edit: { kind, path, value: after.text } });
  };
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Uses an editing command, so that the change stays in the browser's own undo history. */
function changeText(control: HTMLTextAreaElement, after: TextSelection): void {
  control.focus({ preventScroll: true });
  if (control.value !== after.text) {
    const { from, to, insert } = changeBetween(control.value, after.text);
    control.setSelectionRange(from, to);
    const isDone =
      insert === ''
        ? document.execCommand('delete')
        : document.execCommand('insertText', false, insert);
    if (!isDone || control.value !== after.text) {
      control.value = after.text;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  control.setSelectionRange(after.start, after.end);
}
