import { RotateCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Spinner } from '#components/Spinner/Spinner';
import {
  changeErrorTexts,
  outcomeNames,
  paymentMessages,
  paymentsErrors,
  providerNames,
  reasonTexts,
  versionText,
} from '#content/messages/market/payments';
import { agoText, exactTimeText } from '#content/messages/shell/ago';
import type { EventOutcome, PaymentEvent } from '#domain/marketplace/payment-setup';
import { formatPrice } from '#domain/marketplace/price';
import {
  type PaymentProvider,
  paymentProviders,
  type PaymentsError,
} from '#domain/marketplace/transactions';
import { failedRun, staleReasonOf, viewOf } from '#machines/charts/view';
import { PaymentChangeContext } from '#machines/market/payment-change/payment-change.machine';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { box, grid, row, stack } from '#theme/box';
import { useCopying } from '../../shell/copying';
import * as css from './Connection.css';
import { Plans } from './Plans';
import { Provider } from './Provider';

export interface ConnectionProps {
  addressFor: (provider: PaymentProvider) => string;
  /** The time in Unix ms at which the page was opened. */
  now: number;
}

/**
 * The webhook URLs and signing secrets of the providers, the last events, and what each plan sells (product.md §21.14).
 * Reads the machines `payment-setup`, `membership-list` and `payment-change`.
 */
export function Connection({ addressFor, now }: ConnectionProps) {
  const titleId = useId();
  const view = PaymentSetupContext.useSelector(viewOf);
  const parts = {
    loading: <Spinner label={paymentMessages.setupLoading} />,
    shown: <Shown addressFor={addressFor} now={now} />,
    signInRequired: <Failed kind="signInRequired" />,
    notAllowed: <Failed kind="notAllowed" />,
    tooSlow: <Failed kind="tooSlow" />,
    unreachable: <Failed kind="unreachable" />,
  } satisfies Record<'loading' | 'shown' | PaymentsError['kind'], ReactNode>;
  return (
    <section
      id="payments"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${stack({ gap: 'l', shrinks: true, surface: 'panel', outline: 'none' })} ${css.section}`}
    >
      <div className={grid({ gap: 's' })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {paymentMessages.title}
        </h2>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {paymentMessages.help}
        </p>
      </div>
      {parts[view]}
    </section>
  );
}

function Shown({ addressFor, now }: ConnectionProps) {
  const provideCopying = useCopying();
  const connection = PaymentSetupContext.useSelector(({ context }) => context.value);
  const connected = connection?.providers.find(({ secretSetAt }) => secretSetAt !== null);
  const [provider, setProvider] = useState<PaymentProvider>(connected?.provider ?? 'stripe');
  return provideCopying(
    <>
      <ChangeFailure />
      <Plans />
      <div className={row({ align: 'stretch' })}>
        <SegmentedControl
          label="Provider"
          segments={paymentProviders.map((id) => ({ id, label: providerNames[id] }))}
          value={provider}
          onChange={setProvider}
        />
      </div>
      <Provider key={provider} provider={provider} address={addressFor(provider)} now={now} />
      <EventLog now={now} />
    </>,
  );
}

function ChangeFailure() {
  const change = PaymentChangeContext.useActorRef();
  const kind = PaymentChangeContext.useSelector((state) => failedRun(state)?.kind ?? null);
  if (kind === null) return null;
  const { title, help } = changeErrorTexts[kind];
  return (
    <AlertPanel
      key={kind}
      isLive
      tone="danger"
      level={3}
      title={title}
      actions={
        <Button tone="plain" size="compact" onPress={() => change.send({ type: 'dismiss' })}>
          Dismiss
        </Button>
      }
    >
      {help}
    </AlertPanel>
  );
}

const tones = {
  applied: 'success',
  waiting: 'warning',
  ignored: 'neutral',
} as const satisfies Record<EventOutcome, BadgeProps['tone']>;

/** The last 50 events of the providers, each with its outcome. `now` is in Unix ms. */
function EventLog({ now }: { now: number }) {
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
        <ul className={grid({ marginBlockStart: 's' })}>
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

function Failed({ kind }: { kind: PaymentsError['kind'] }) {
  const setup = PaymentSetupContext.useActorRef();
  const { title, help } = paymentsErrors[kind];
  return (
    <AlertPanel
      isLive
      tone="danger"
      level={3}
      title={title}
      actions={
        <Button
          tone="plain"
          size="compact"
          icon={<RotateCw />}
          onPress={() => setup.send({ type: 'retry' })}
        >
          Try again
        </Button>
      }
    >
      {help}
    </AlertPanel>
  );
}
