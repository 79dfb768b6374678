import { textAt, type TextPath } from '#domain/message/edits';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';

/**
 * Returns one text of the draft and its setter; '' if its embed or field was just removed. Renders only when that text
 * changes.
 */
export function useDraftText(path: TextPath): [text: string, change: (text: string) => void] {
  const draft = MessageDraftContext.useActorRef();
  const text = MessageDraftContext.useSelector(
    ({ context }) => textAt(context.message, path) ?? '',
  );
  return [text, (value) => draft.send({ type: 'edit', edit: { kind: 'change', path, value } })];
}
