import { useEffect, useRef } from 'react';
import { MaskedField } from '#components/MaskedField/MaskedField';
import { embedSendMessages, threadText } from '#content/messages/designer/embed-send';
import { embedsMessages } from '#content/messages/designer/embeds';
import { WEBHOOK_PATH } from '#domain/message/edits';
import { parseWebhookUrl } from '#domain/message/webhook-url';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { maskedUrl, urlError } from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { stack } from '#theme/layout.css';
import * as css from './SendPanel.css';

/** The webhook URL. It takes the focus if an action fails because the URL is missing or invalid. */
export function WebhookField() {
  const send = WebhookSendContext.useActorRef();
  const url = WebhookSendContext.useSelector(({ context }) => context.url);
  const masked = WebhookSendContext.useSelector(maskedUrl);
  const error = WebhookSendContext.useSelector(urlError);
  // Each attempt is a new object, so the effect below runs again after a second failure and moves the focus.
  const attempt = WebhookSendContext.useSelector((state) =>
    urlError(state) === null ? null : state.context.requested,
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt) input.current?.focus();
  }, [attempt]);
  return (
    <div className={stack({ gap: 'xs' })}>
      <MaskedField
        data-path={WEBHOOK_PATH}
        label="Webhook URL"
        description={embedSendMessages.webhookHelp}
        placeholder="https://discord.com/api/webhooks/…"
        value={url}
        masked={masked}
        errorMessage={error ? embedsMessages.webhookUrl[error] : undefined}
        onChange={(text) => send.send({ type: 'change url', url: text })}
        inputRef={input}
      />
      {url === '' && <p className={css.help}>{embedSendMessages.webhookHowTo}</p>}
      <Thread url={url} />
    </div>
  );
}

function Thread({ url }: { url: string }) {
  const id = MessageDraftContext.useSelector(({ context }) => context.message.thread_id.trim());
  const name = MessageDraftContext.useSelector(({ context }) => context.message.thread_name.trim());
  const text = threadOf(url, id, name);
  return text === null ? null : <p className={css.help}>{text}</p>;
}

function threadOf(url: string, id: string, name: string): string | null {
  if (id !== '') return threadText({ id, isOfUrl: false });
  if (name !== '') return threadText({ name });
  const webhook = parseWebhookUrl(url);
  const ofUrl = webhook.ok ? webhook.value.threadId : undefined;
  return ofUrl === undefined ? null : threadText({ id: ofUrl, isOfUrl: true });
}
