import { textAt, type TextPath } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';

/**
 * Returns one text of the draft and a function that sets it. The text is '' if its embed or field has just been
 * removed. The component rerenders only if this text changes.
 */
export function useDraftText(path: TextPath): [text: string, change: (text: string) => void] {
  const draft = MessageDraftContext.useActorRef();
  const text = MessageDraftContext.useSelector(
    ({ context }) => textAt(context.message, path) ?? '',
  );
  return [text, (value) => draft.send({ type: 'edit', edit: { kind: 'change', path, value } })];
}
