import type { ActorRefFrom } from 'xstate';
import type { SentPlace } from '#domain/bot-config/start-here';
import type { webhookSendMachine } from './webhook-send.machine';

/**
 * Reports each accepted message, again when its server is known, but no edits. Returns a function that unsubscribes.
 */
export function reportSent(
  send: ActorRefFrom<typeof webhookSendMachine>,
  onSent: (place: SentPlace) => void,
): () => void {
  let messageId: string | null = null;
  let isServerKnown = false;
  const report = () => {
    const { posted } = send.getSnapshot().context;
    if (posted === null || posted.messageId !== messageId) return;
    isServerKnown = posted.guildId !== null;
    onSent({ guildId: posted.guildId, channelId: posted.channelId });
  };
  const notices = send.on('notice', ({ notice }) => {
    if (notice !== 'sent') return;
    messageId = send.getSnapshot().context.posted?.messageId ?? null;
    isServerKnown = false;
    report();
  });
  const changes = send.subscribe(({ context: { posted } }) => {
    if (!isServerKnown && posted !== null && posted.guildId !== null) report();
  });
  return () => {
    notices.unsubscribe();
    changes.unsubscribe();
  };
}
