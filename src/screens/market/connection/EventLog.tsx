import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { agoText } from '#content/messages/shell/ago';
import { exactTimeText } from '#content/messages/dashboard/history';
import {
  outcomeNames,
  paymentMessages,
  providerNames,
  reasonTexts,
  versionText,
} from '#content/messages/market/payments';
import type { EventOutcome, PaymentEvent } from '#domain/marketplace/payment-setup';
import { formatPrice } from '#domain/marketplace/price';
import { staleReasonOf } from '#machines/charts/view';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { box } from '#theme/box';
import * as css from './Connection.css';

const tones = {
  applied: 'success',
  waiting: 'warning',
  ignored: 'neutral',
} as const satisfies Record<EventOutcome, BadgeProps['tone']>;

/** The last 50 events of the providers, each with its outcome. `now` is in Unix ms. */
export function EventLog({ now }: { now: number }) {
  const events = PaymentSetupContext.useSelector(({ context }) => context.value?.events ?? []);
  const isStale = PaymentSetupContext.useSelector((state) => staleReasonOf(state) !== null);
  return (
    <details>
      <summary className={css.summary}>{`Last events (${events.length})`}</summary>
      {isStale && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {paymentMessages.setupStale}
        </p>
      )}
      {events.length === 0 ? (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {paymentMessages.eventsEmpty}
        </p>
      ) : (
        <ul className={css.log}>
          {events.map((event) => (
            <EventRow key={`${event.provider} ${event.eventId}`} event={event} now={now} />
          ))}
        </ul>
      )}
    </details>
  );
}

function EventRow({ event, now }: { event: PaymentEvent; now: number }) {
  const { provider, kind, receivedAt, outcome, reason, amount, apiVersion } = event;
  const received = Date.parse(receivedAt);
  return (
    <li className={css.event}>
      <code className={box({ shrinks: true, size: 's', breaks: true })}>{kind}</code>
      <Badge size="small" tone={tones[outcome]}>
        {outcomeNames[outcome]}
      </Badge>
      <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
        {providerNames[provider]}
        {' · '}
        <time dateTime={receivedAt} title={exactTimeText(received)}>
          {agoText(received, now)}
        </time>
        {amount && ` · ${formatPrice(amount.minor, amount.currency)}`}
        {apiVersion && ` · ${versionText(apiVersion)}`}
        {reason && ` · ${reasonTexts[reason]}`}
      </span>
    </li>
  );
}
