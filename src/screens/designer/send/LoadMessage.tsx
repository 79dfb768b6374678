import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { runningTask, secondsLeft } from '#machines/designer/webhook-send/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import * as css from './SendPanel.css';

/** A message link that was pasted into another field. Each paste creates a new object. */
export interface PastedLink {
  link: string;
}

/**
 * Loads a sent message for editing. The user pastes a link to the message. The form is collapsed at first, because most
 * messages are new. A link that was pasted into another field expands it.
 */
export function LoadMessage({ pasted }: { pasted: PastedLink | null }) {
  const send = WebhookSendContext.useActorRef();
  const [link, setLink] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState(pasted);
  if (pasted && pasted !== taken) {
    setTaken(pasted);
    setLink(pasted.link);
    setIsOpen(true);
  }
  const isLoading = WebhookSendContext.useSelector((state) => runningTask(state) === 'load');
  const isWaiting = WebhookSendContext.useSelector((state) => secondsLeft(state) > 0);
  const malformed = WebhookSendContext.useSelector((state) =>
    state.matches('malformedLink') ? state.context.requested : null,
  );
  const isWrong = malformed?.task === 'load' && malformed.link === link;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (malformed) input.current?.focus();
  }, [malformed]);
  useEffect(() => {
    if (!pasted) return undefined;
    // Wait until the closed dialog has returned the focus to its button.
    const focusing = setTimeout(() => input.current?.focus(), AFTER_CLOSING);
    return () => clearTimeout(focusing);
  }, [pasted]);
  return (
    <details
      className={css.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
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

/** Milliseconds until a dialog has closed and returned the focus. */
const AFTER_CLOSING = 400;
