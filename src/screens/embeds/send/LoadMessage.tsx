import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { embedSendMessages } from '#content/messages/embed-send';
import { runningTask, secondsLeft } from '#machines/webhook-send/shown';
import { WebhookSendContext } from '#machines/webhook-send/webhook-send.context';
import * as css from './SendPanel.css';

/** Reads a message of the webhook by its link, to be changed. Folded away: most messages are new. */
export function LoadMessage() {
  const send = WebhookSendContext.useActorRef();
  const [link, setLink] = useState('');
  const isLoading = WebhookSendContext.useSelector((state) => runningTask(state) === 'load');
  const isWaiting = WebhookSendContext.useSelector((state) => secondsLeft(state) > 0);
  const malformed = WebhookSendContext.useSelector((state) =>
    state.matches('malformedLink') ? state.context.asked : null,
  );
  const isWrong = malformed?.task === 'load' && malformed.link === link;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (malformed) input.current?.focus();
  }, [malformed]);
  return (
    <details className={css.fold}>
      <summary className={css.summary}>Edit a sent message</summary>
      <form
        className={css.load}
        onSubmit={(event) => {
          event.preventDefault();
          send.send({ type: 'load', link });
        }}
      >
        <TextField
          label="Message link"
          description={embedSendMessages.loadHelp}
          placeholder="https://discord.com/channels/…"
          value={link}
          onChange={setLink}
          errorMessage={isWrong ? embedSendMessages.malformedLink : undefined}
          inputRef={input}
        />
        <div>
          <Button
            type="submit"
            tone="plain"
            isDisabled={isWaiting}
            isPending={isLoading}
            pendingLabel="Loading..."
          >
            Load message
          </Button>
        </div>
      </form>
    </details>
  );
}
