import { Suspense, use, useDeferredValue, useId, useRef, useState, useEffect } from 'react';
import { Send } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { MaskedField } from '#components/MaskedField/MaskedField';
import { embedsMessages } from '#content/messages/designer/embeds';
import {
  durationText,
  embedSendMessages,
  notifiedText,
  threadText,
} from '#content/messages/designer/embed-send';
import { WEBHOOK_PATH } from '#domain/message/edits';
import { SUPPRESS_NOTIFICATIONS } from '#domain/message/kept-parts';
import { notifiedBy } from '#domain/message/mentions';
import { parseWebhookUrl } from '#domain/message/webhook-url';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { isOpening, ShareOpenContext } from '#machines/designer/share-open/share-open.machine';
import {
  runningTask,
  secondsLeft,
  maskedUrl,
  urlError,
} from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { box, stack } from '#theme/box';
import { useFocusPath } from '../editor/EditorView';
import { lazyComponent } from '../lazy-component';
import { MentionNamesContext } from '../preview/mentions';
import { isAsked } from './answers';
import { LoadMessage, type PastedLink } from './LoadMessage';
import { MessageActions } from './MessageActions';
import { Preflight } from './Preflight';
import type { SendAnswersProps } from './SendAnswers';
import { SendDialogs, useSendDialogs } from './SendDialogs';
import * as css from './SendPanel.css';

const SendAnswers = lazyComponent(async () => (await import('./SendAnswers')).SendAnswers);

/** Sends the draft through a webhook, and exports it. Needs an `EditorView`. */
export function SendPanel() {
  const onShow = useFocusPath();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, open, close } = useSendDialogs();
  const [pasted, setPasted] = useState<PastedLink | null>(null);
  return (
    <section aria-labelledby={headingId} className={css.root}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={css.heading}>
        Send to Discord
      </h2>
      <WebhookField />
      <Preflight onShow={onShow} />
      <Notified />
      <SendButton />
      <Answers onShow={onShow} onDelete={() => open('delete')} fallback={heading} />
      <LoadMessage pasted={pasted} />
      <MessageActions onOpen={open} />
      <SendDialogs
        state={dialog}
        onClose={close}
        onSentMessage={(link) => {
          close();
          setPasted({ link });
        }}
      />
    </section>
  );
}

function Answers(props: SendAnswersProps) {
  const isLoaded = WebhookSendContext.useSelector(isAsked);
  return (
    isLoaded && (
      <Suspense>
        <SendAnswers {...props} />
      </Suspense>
    )
  );
}

/** Says who is notified. The text is deferred, so that reading the mentions does not delay typing. */
function Notified() {
  const message = useDeferredValue(MessageDraftContext.useSelector(messageOf));
  const nameOf = use(MentionNamesContext);
  const { roles, users, ...broad } = notifiedBy(message);
  const names = roles.map((id) => nameOf({ type: 'mention', of: 'role', id }));
  const text = notifiedText(
    { ...broad, roles: names, users: users.length },
    {
      isLimited: message.allowed_mentions !== undefined,
      isSilent: ((message.flags ?? 0) & SUPPRESS_NOTIFICATIONS) !== 0,
    },
  );
  return <p className={box({ size: 's', color: 'textMuted', breaks: true })}>{text}</p>;
}

function SendButton() {
  const send = WebhookSendContext.useActorRef();
  const draft = MessageDraftContext.useActorRef();
  const isSending = WebhookSendContext.useSelector((state) => runningTask(state) === 'send');
  const seconds = WebhookSendContext.useSelector(secondsLeft);
  // The message of a shared link is about to replace the one that would be sent.
  const isReplaced = ShareOpenContext.useSelector(isOpening);
  const waiting = seconds > 0 ? `Wait ${durationText(seconds)}` : embedSendMessages.sharedOpening;
  return (
    <div className={css.send}>
      <Button
        icon={<Send />}
        // Use `isPending` and not `isDisabled`, so that the button keeps the focus.
        isPending={isSending || seconds > 0 || isReplaced}
        pendingLabel={isSending ? 'Sending...' : waiting}
        onPress={() => send.send({ type: 'send', message: messageOf(draft.getSnapshot()) })}
      >
        Send
      </Button>
    </div>
  );
}

function WebhookField() {
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
      {url === '' && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {embedSendMessages.webhookHowTo}
        </p>
      )}
      <Thread url={url} />
    </div>
  );
}

function Thread({ url }: { url: string }) {
  const id = MessageDraftContext.useSelector(({ context }) => context.message.thread_id.trim());
  const name = MessageDraftContext.useSelector(({ context }) => context.message.thread_name.trim());
  const text = threadOf(url, id, name);
  return text === null ? null : (
    <p className={box({ size: 's', color: 'textMuted', breaks: true })}>{text}</p>
  );
}

function threadOf(url: string, id: string, name: string): string | null {
  if (id !== '') return threadText({ id, isOfUrl: false });
  if (name !== '') return threadText({ name });
  const webhook = parseWebhookUrl(url);
  const ofUrl = webhook.ok ? webhook.value.threadId : undefined;
  return ofUrl === undefined ? null : threadText({ id: ofUrl, isOfUrl: true });
}
