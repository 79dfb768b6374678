import { formatNumber } from '#domain/format-number';
import { ChevronDown, CircleAlert, Info } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { blockingText, warningsText } from '#content/messages/designer/embed-send';
import { messageProblemText } from '#content/messages/designer/embeds';
import { totalCounterOf } from '#domain/message/counters';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { box, stack } from '#theme/box';
import { PlaceList } from './PlaceList';
import { controlPath } from './places';
import * as css from './SendPanel.css';

interface PreflightProps {
  onShow: (path: string) => void;
}

/**
 * Lists problems and warnings. Uses a deferred value, so that checking the whole message does not delay typing. If the
 * problems prevent a send, the list receives the focus.
 */
export function Preflight({ onShow }: PreflightProps) {
  const message = MessageDraftContext.useSelector(messageOf);
  return <Problems message={useDeferredValue(message)} onShow={onShow} />;
}

function Problems({ message, onShow }: PreflightProps & { message: Message }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const stopped = WebhookSendContext.useSelector((state) =>
    state.matches('blocked') ? state.context.requested : null,
  );
  useEffect(() => {
    if (stopped) heading.current?.focus();
  }, [stopped]);

  const problems = checkMessage(message);
  const blocking = problems.filter(isBlocking);
  const others = problems.filter((problem) => !isBlocking(problem));
  const list = (label: string, shown: readonly MessageProblem[]) => (
    <PlaceList
      label={label}
      places={shown.map((problem) => ({
        path: problem.path,
        text: messageProblemText(problem),
      }))}
      embedCount={message.embeds.length}
      onShow={(path) => onShow(controlPath(path, message))}
    />
  );
  return (
    <div className={stack({ gap: 'm' })}>
      {blocking.length > 0 && (
        <section aria-labelledby={headingId} className={css.group} data-tone="danger">
          <h3 id={headingId} ref={heading} tabIndex={-1} className={css.groupHeading}>
            <CircleAlert aria-hidden className={css.icon} />
            {blockingText(blocking.length)}
          </h3>
          {list('Problems', blocking)}
        </section>
      )}
      {others.length > 0 && (
        <details className={css.group}>
          <summary className={css.groupHeading}>
            <Info aria-hidden className={css.icon} />
            {warningsText(others.length)}
            <ChevronDown aria-hidden className={css.chevron} />
          </summary>
          {list('Things to check', others)}
        </details>
      )}
      <Total message={message} />
    </div>
  );
}

function Total({ message }: { message: Message }) {
  const { count, limit } = totalCounterOf(message);
  return (
    <p className={css.total} data-over={count > limit || undefined}>
      <span>Characters in all embeds</span>
      <span className={box({ whiteSpace: 'nowrap', digits: true })}>
        {formatNumber(count)} / {formatNumber(limit)}
      </span>
    </p>
  );
}
