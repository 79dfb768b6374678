import { type RefObject, useEffect } from 'react';
import { SendError } from './SendError';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { embedsMessages } from '#content/messages/designer/embeds';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { isOpening, ShareOpenContext } from '#machines/designer/share-open/share-open.machine';
import {
  postedLink,
  postedMessage,
  runningTask,
  secondsLeft,
} from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { box } from '#theme/box';
import { type Done, outcomeOf } from './answers';
import { Outcome } from './Outcome';

export interface SendAnswersProps {
  onShow: (path: string) => void;
  onDelete: () => void;
  /** Receives the focus if the focused element is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function SendAnswers({ onShow, onDelete, fallback }: SendAnswersProps) {
  return (
    <>
      <SendError onShow={onShow} fallback={fallback} />
      <SendOutcome onDelete={onDelete} fallback={fallback} />
    </>
  );
}

const texts = {
  delivered: embedsMessages.notices.sent.title,
  edited: embedSendMessages.edited,
  deleted: embedSendMessages.deleted,
  loaded: embedSendMessages.loaded,
} satisfies Record<Done, string>;

interface SendOutcomeProps {
  onDelete: () => void;
  /** Receives the focus if the focused element is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

function SendOutcome({ onDelete, fallback }: SendOutcomeProps) {
  const send = WebhookSendContext.useActorRef();
  const outcome = WebhookSendContext.useSelector(outcomeOf);
  const isPosted = WebhookSendContext.useSelector((state) => postedMessage(state) !== null);
  const isBusy = WebhookSendContext.useSelector(
    (state) => runningTask(state) !== null || secondsLeft(state) > 0,
  );
  useEffect(() => {
    if (outcome !== 'deleted') return;
    return onceLost(() => fallback.current?.focus());
  }, [outcome, fallback]);

  if (outcome === null && !isPosted) return null;
  return (
    <Outcome
      tone={outcome === null ? 'neutral' : 'success'}
      text={outcome === null ? embedSendMessages.standing : texts[outcome]}
      actions={isPosted && <PostedActions onDelete={onDelete} />}
      dismiss={
        isBusy
          ? undefined
          : {
              label: isPosted ? 'Done with this message' : 'Dismiss',
              onPress: () => {
                fallback.current?.focus();
                send.send({ type: isPosted ? 'forget' : 'dismiss' });
              },
            }
      }
    >
      {isPosted && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {embedSendMessages.editHelp}
        </p>
      )}
      {outcome === 'delivered' && !isPosted && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {embedSendMessages.unknownMessage}
        </p>
      )}
    </Outcome>
  );
}

function PostedActions({ onDelete }: Pick<SendOutcomeProps, 'onDelete'>) {
  const send = WebhookSendContext.useActorRef();
  const draft = MessageDraftContext.useActorRef();
  const link = WebhookSendContext.useSelector(postedLink);
  const task = WebhookSendContext.useSelector(runningTask);
  const isLimited = WebhookSendContext.useSelector((state) => secondsLeft(state) > 0);
  const isWaiting = ShareOpenContext.useSelector(isOpening) || isLimited;
  const message = () => messageOf(draft.getSnapshot());
  const common = { tone: 'plain', size: 'compact', isDisabled: isWaiting } as const;
  return (
    <>
      {link !== null && (
        <LinkButton href={link} target="_blank" tone="plain" size="compact">
          Open in Discord
        </LinkButton>
      )}
      <Button
        {...common}
        isPending={task === 'edit'}
        pendingLabel="Editing..."
        onPress={() => send.send({ type: 'edit', message: message() })}
      >
        Edit
      </Button>
      <Button
        {...common}
        isPending={task === 'delete'}
        pendingLabel="Deleting..."
        onPress={onDelete}
      >
        Delete
      </Button>
      <Button
        {...common}
        isPending={task === 'send'}
        onPress={() => send.send({ type: 'send', message: message() })}
      >
        Send again
      </Button>
    </>
  );
}

/**
 * A dialog cannot return the focus to a button that no longer exists, so `then` is called once no element has the
 * focus. This is checked in each frame while a confirmation has the focus. Returns a function that stops the checks.
 */
function onceLost(then: () => void): () => void {
  let frame = 0;
  const look = () => {
    const { activeElement } = document;
    if (activeElement === document.body) then();
    else if (activeElement?.closest('[role=alertdialog]')) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
