import { textAt, type TextPath } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';

/**
 * One text of the message under edit, and the way to change it; '' where its embed or field has just gone. Draws anew
 * only when that text changes.
 */
export function useDraftText(path: TextPath): [text: string, change: (text: string) => void] {
  const draft = MessageDraftContext.useActorRef();
  const text = MessageDraftContext.useSelector(
    ({ context }) => textAt(context.message, path) ?? '',
  );
  return [text, (value) => draft.send({ type: 'edit', edit: { kind: 'change', path, value } })];
}
