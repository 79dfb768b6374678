import { changeBetween, type TextSelection } from '#domain/markup/text-selection';

export function selectionOf({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): TextSelection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/**
 * Focuses a text area and gives it a new text and selection. The text is changed by an editing command, so that it
 * stays in the browser's own undo history.
 */
export function changeText(control: HTMLTextAreaElement, after: TextSelection): void {
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
