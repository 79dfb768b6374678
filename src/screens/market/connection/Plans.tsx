import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Select } from '#components/Select/Select';
import { paymentMessages, providerNames, waitingText } from '#content/messages/market/payments';
import type { PaymentProvider } from '#domain/marketplace/transactions';
import { runningSubject } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { PaymentChangeContext } from '#machines/market/payment-change/payment-change.machine';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { box, grid } from '#theme/box';
import * as css from './Connection.css';

/** Plans that were bought but have no membership are listed first. */
export function Plans() {
  const plans = PaymentSetupContext.useSelector(({ context }) => context.value?.plans ?? []);
  const waiting = PaymentSetupContext.useSelector(
    ({ context }) => context.value?.waitingPlans ?? [],
  );
  return (
    <>
      {waiting.length > 0 && (
        <AlertPanel tone="warning" level={3} title={paymentMessages.waitingTitle}>
          <p>{paymentMessages.waitingHelp}</p>
          <ul className={grid({ gap: 'm', marginBlockStart: 'm' })}>
            {waiting.map(({ provider, planId, buyers }) => (
              <PlanRow
                key={`${provider} ${planId}`}
                provider={provider}
                planId={planId}
                membershipId={null}
                state="waiting"
                note={waitingText(buyers)}
              />
            ))}
          </ul>
        </AlertPanel>
      )}
      {plans.length > 0 && (
        <details>
          <summary className={css.summary}>{`Plans and memberships (${plans.length})`}</summary>
          <ul className={grid({ gap: 'm', marginBlockStart: 'm' })}>
            {plans.map((plan) => (
              <PlanRow
                key={`${plan.provider} ${plan.planId}`}
                {...plan}
                state="kept"
                note={plan.membershipId === null ? paymentMessages.dismissed : null}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function PlanRow({
  provider,
  planId,
  membershipId,
  state,
  note,
}: {
  provider: PaymentProvider;
  planId: string;
  membershipId: string | null;
  /** 'kept': the plan is assigned or dismissed. */
  state: 'waiting' | 'kept';
  note: string | null;
}) {
  const saver = PaymentChangeContext.useActorRef();
  const memberships = MembershipListContext.useSelector(({ context }) => context.value ?? []);
  const isSaving = PaymentChangeContext.useSelector((state) => runningSubject(state) !== null);
  const assign = (id: string | null) =>
    saver.send({ type: 'run', subject: { kind: 'plan', provider, planId, membershipId: id } });
  return (
    <li className={css.plan}>
      <span className={grid({ shrinks: true })}>
        <code className={box({ shrinks: true, size: 's', breaks: true })}>{planId}</code>
        <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {[providerNames[provider], note].filter((each) => each !== null).join(' · ')}
        </span>
      </span>
      <Select
        isLabelHidden
        label={`Membership of ${planId}`}
        placeholder="Choose a membership"
        isDisabled={isSaving || memberships.length === 0}
        options={memberships.map(({ id, name }) => ({ id, label: name }))}
        value={membershipId}
        onChange={assign}
      />
      {state === 'waiting' && (
        <Button
          tone="quiet"
          size="compact"
          isDisabled={isSaving}
          aria-label={`Dismiss ${planId}`}
          onPress={() =>
            saver.send({ type: 'run', subject: { kind: 'dismissal', provider, planId } })
          }
        >
          Dismiss
        </Button>
      )}
      {state === 'kept' && (
        <Button
          tone="quiet"
          size="compact"
          isDisabled={isSaving}
          aria-label={`Remove ${planId}`}
          onPress={() => assign(null)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
