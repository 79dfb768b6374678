import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { useAnnounce } from '../../shell/Announcer';
import { useEditorView } from './EditorView';
import { textAt, type TextPath } from '#domain/message/edits';

/** Returns the ids of the embeds in order. The component rerenders only if an embed is added, removed or moved. */
export function useEmbedIds(): readonly string[] {
  return MessageDraftContext.useSelector(({ context }) => embedIds(context.message), isSameList);
}

export function useFieldIds(embed: number): readonly string[] {
  return MessageDraftContext.useSelector(
    ({ context }) => context.message.embeds[embed]?.fields.map(({ id }) => id) ?? [],
    isSameList,
  );
}

export function useShownEmbed(): number {
  const { embedId } = useEditorView();
  return Math.max(0, useEmbedIds().indexOf(embedId ?? ''));
}

/** Moves an embed, announces it, and focuses the first of `controls` that exists, otherwise the embed in the outline. */
export function useMoveEmbed(): (from: number, to: number, ...controls: string[]) => void {
  const draft = MessageDraftContext.useActorRef();
  const ids = useEmbedIds();
  const announce = useAnnounce();
  const { focus } = useEditorView();
  return (from, to, ...controls) => {
    draft.send({ type: 'edit', edit: { kind: 'move embed', from, to } });
    announce(embedEditorMessages.said.moved(to + 1, ids.length));
    focus(...controls, `[data-embed="${ids[from]}"]`);
  };
}

function embedIds({ embeds }: Message): string[] {
  return embeds.map(({ id }) => id);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

/** Returns '' if the embed or field has just been removed. The component rerenders only if this text changes. */
export function useDraftText(path: TextPath): [text: string, change: (text: string) => void] {
  const draft = MessageDraftContext.useActorRef();
  const text = MessageDraftContext.useSelector(
    ({ context }) => textAt(context.message, path) ?? '',
  );
  return [text, (value) => draft.send({ type: 'edit', edit: { kind: 'change', path, value } })];
}
