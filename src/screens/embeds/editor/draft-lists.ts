import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { useEditorView } from './EditorView';

/** The ids of the embeds, in their order. Draws anew only when one comes, goes or moves. */
export function useEmbedIds(): readonly string[] {
  return MessageDraftContext.useSelector(({ context }) => embedIds(context.message), isSameList);
}

/** The ids of an embed's fields, in their order. */
export function useFieldIds(embed: number): readonly string[] {
  return MessageDraftContext.useSelector(
    ({ context }) => context.message.embeds[embed]?.fields.map(({ id }) => id) ?? [],
    isSameList,
  );
}

/** The place of the embed that is shown, from 0: the chosen one, or the first where that is gone. */
export function useShownEmbed(): number {
  const { embedId } = useEditorView();
  return Math.max(0, useEmbedIds().indexOf(embedId ?? ''));
}

function embedIds({ embeds }: Message): string[] {
  return embeds.map(({ id }) => id);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}
