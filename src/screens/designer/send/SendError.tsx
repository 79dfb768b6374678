import type { RefObject } from 'react';
import { Button } from '#components/Button/Button';
import { embedSendMessages, waitText } from '#content/messages/designer/embed-send';
import { deliveryErrorText, embedsMessages } from '#content/messages/designer/embeds';
import type { DeliveryError } from '#domain/message/delivery';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { complaintsOf, errorOf, secondsLeft } from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import type { WebhookTask } from '#machines/designer/webhook-send/webhook-send.events';
import { box } from '#theme/box';
import { Outcome } from './Outcome';
import { PlaceList } from './PlaceList';
import { controlPath } from './places';

const again = {
  send: 'Send again',
  edit: 'Edit again',
  delete: 'Delete again',
  load: 'Load again',
} satisfies Record<WebhookTask, string>;

export interface SendErrorProps {
  onShow: (path: string) => void;
  /** Receives the focus after the error is dismissed. */
  fallback: RefObject<HTMLElement | null>;
}

/** Explains why Discord rejected the request (product.md §15.10), and offers an action. */
export function SendError({ onShow, fallback }: SendErrorProps) {
  const send = WebhookSendContext.useActorRef();
  const found = WebhookSendContext.useSelector(errorOf, isSameError);
  const retry = useRetry();
  const isWaiting = WebhookSendContext.useSelector((state) => secondsLeft(state) > 0);
  if (found === null) return null;
  const { error, task } = found;
  const isFinal = error.kind === 'notFound';
  return (
    <Outcome
      tone="danger"
      text={deliveryErrorText(error)}
      actions={
        !isFinal && (
          <Button tone="plain" size="compact" isDisabled={isWaiting} onPress={retry}>
            {again[task]}
          </Button>
        )
      }
      dismiss={
        isWaiting
          ? undefined
          : {
              label: 'Dismiss',
              onPress: () => {
                fallback.current?.focus();
                send.send({ type: 'dismiss' });
              },
            }
      }
    >
      <Help error={error} />
      {error.kind === 'rateLimited' && <Countdown />}
      <Complaints onShow={onShow} />
    </Outcome>
  );
}

function useRetry(): () => void {
  const send = WebhookSendContext.useActorRef();
  const draft = MessageDraftContext.useActorRef();
  return () => {
    const { requested } = send.getSnapshot().context;
    const message = messageOf(draft.getSnapshot());
    if (requested?.task === 'send' || requested?.task === 'edit') {
      send.send({ type: requested.task, message });
    } else if (requested?.task === 'delete') send.send({ type: 'delete' });
    else if (requested?.task === 'load') send.send({ type: 'load', link: requested.link });
  };
}

function Help({ error }: { error: DeliveryError }) {
  const text = helpOf(error);
  return text === null ? null : (
    <p className={box({ size: 's', color: 'textMuted', breaks: true })}>{text}</p>
  );
}

function helpOf(error: DeliveryError): string | null {
  if (error.kind === 'unreachable') return embedsMessages.connectionHelp;
  if (error.kind !== 'notFound') return null;
  return error.isGone ? embedsMessages.webhookGone : embedSendMessages.messageGone;
}

/** The remaining seconds. Screen readers announce only the end of the countdown. */
function Countdown() {
  const seconds = WebhookSendContext.useSelector(secondsLeft);
  return (
    <p className={box({ size: 's', digits: true })}>
      <span role="timer">{seconds > 0 ? waitText(seconds) : ''}</span>
      <span role="status">{seconds > 0 ? '' : embedSendMessages.mayAskAgain}</span>
    </p>
  );
}

function Complaints({ onShow }: Pick<SendErrorProps, 'onShow'>) {
  const complaints = WebhookSendContext.useSelector(complaintsOf);
  const detail = WebhookSendContext.useSelector((state) => {
    const error = errorOf(state)?.error;
    return error?.kind === 'badRequest' ? error.message : '';
  });
  const draft = MessageDraftContext.useActorRef();
  const message = messageOf(draft.getSnapshot());
  if (complaints.length === 0) {
    return detail === '' ? null : (
      <p className={box({ size: 's', color: 'textMuted', breaks: true })}>Discord says: {detail}</p>
    );
  }
  return (
    <PlaceList
      label={embedSendMessages.complaintsTitle}
      places={complaints.map(({ path, code, message: said }) => ({
        path,
        text: said === '' ? code : said,
      }))}
      embedCount={message.embeds.length}
      onShow={(path) => onShow(controlPath(path, messageOf(draft.getSnapshot())))}
    />
  );
}

type Found = ReturnType<typeof errorOf>;

/** Compares two errors by their parts, because `errorOf` returns a new object on each call. */
function isSameError(one: Found, other: Found): boolean {
  return one?.error === other?.error && one?.task === other?.task;
}
