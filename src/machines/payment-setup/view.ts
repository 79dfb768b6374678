import type { SnapshotFrom } from 'xstate';
import type { PaymentChange, PaymentChangeError } from '#domain/marketplace/payment-setup';
import type { PaymentsError } from '#domain/marketplace/transactions';
import type { paymentSetupMachine } from './payment-setup.machine';

type SetupSnapshot = SnapshotFrom<typeof paymentSetupMachine>;

/** The view of the page. */
export type SetupView = 'loading' | 'shown' | PaymentsError['kind'];

export function paymentSetupView({ value }: SetupSnapshot): SetupView {
  if (value === 'loading') return 'loading';
  return 'failed' in value ? value.failed : 'shown';
}

/** Returns the change that is being saved. */
export function pendingChange(snapshot: SetupSnapshot): PaymentChange | null {
  return snapshot.matches({ shown: { change: 'saving' } }) ? snapshot.context.change : null;
}

/** Returns the last change and why it failed; null if there was no error. */
export function failedChange({
  value,
  context,
}: SetupSnapshot): { change: PaymentChange; kind: PaymentChangeError['kind'] } | null {
  if (typeof value === 'string' || !('shown' in value) || context.change === null) return null;
  const state = value.shown.change;
  return typeof state === 'object' && 'failed' in state
    ? { change: context.change, kind: state.failed }
    : null;
}
