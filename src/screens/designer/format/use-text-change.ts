import type { RefObject } from 'react';
import type { TextSelection } from '#domain/markup/text-selection';
import type { TextPath } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';
import { changeText, selectionOf } from './change-text';

export type ChangeText = (
  kind: 'format' | 'insert',
  change: (selection: TextSelection) => TextSelection,
) => void;

/**
 * Returns a function that replaces the text at `path` in the draft with the result of `change`. `change` is called with
 * the text and its selection. Each call is one undo step.
 */
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
