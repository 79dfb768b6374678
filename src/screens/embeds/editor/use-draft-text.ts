import type { TextPath } from '#domain/message/edits';
import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';

/** One text of the message under edit, and the way to change it. Draws anew only when that text changes. */
export function useDraftText(path: TextPath): [text: string, change: (text: string) => void] {
  const draft = MessageDraftContext.useActorRef();
  const text = MessageDraftContext.useSelector(({ context }) => textAt(context.message, path));
  return [text, (value) => draft.send({ type: 'edit', edit: { kind: 'change', path, value } })];
}

/** The text at a path; '' where its embed or field has just gone. */
export function textAt(message: Message, path: TextPath): string {
  let node: unknown = message;
  for (const name of path.split('.')) {
    node =
      typeof node === 'object' && node !== null
        ? (node as Readonly<Record<string, unknown>>)[name]
        : '';
  }
  return typeof node === 'string' ? node : '';
}
