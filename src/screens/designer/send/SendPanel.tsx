import { Suspense, use, useDeferredValue, useId, useRef, useState } from 'react';
import { Send } from 'lucide-react';
import { Button } from '#components/Button/Button';
import {
  durationText,
  embedSendMessages,
  notifiedText,
} from '#content/messages/designer/embed-send';
import { SUPPRESS_NOTIFICATIONS } from '#domain/message/kept-parts';
import { notifiedBy } from '#domain/message/mentions';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { isOpening, ShareOpenContext } from '#machines/designer/share-open/share-open.machine';
import { runningTask, secondsLeft } from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { useFocusPath } from '../editor/focus-path';
import { lazyComponent } from '../lazy-component';
import { isAsked } from './answers';
import { LoadMessage, type PastedLink } from './LoadMessage';
import { MessageActions } from './MessageActions';
import { Preflight } from './Preflight';
import type { SendAnswersProps } from './SendAnswers';
import { SendDialogs } from './SendDialogs';
import * as css from './SendPanel.css';
import { useSendDialogs } from './send-dialogs';
import { MentionNamesContext } from '../preview/mention-names';
import { WebhookField } from './WebhookField';

const SendAnswers = lazyComponent(async () => (await import('./SendAnswers')).SendAnswers);

/** Sends the draft through a webhook, and exports it. Needs an `EditorView`. */
export function SendPanel() {
  const onShow = useFocusPath();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, open, close } = useSendDialogs();
  const [pasted, setPasted] = useState<PastedLink | null>(null);
  return (
    <section aria-labelledby={headingId} className={css.panel}>
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
  return <p className={css.help}>{text}</p>;
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
