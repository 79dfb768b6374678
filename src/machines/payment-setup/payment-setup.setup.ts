import { assign, emit, fromCallback, fromPromise, raise, setup, type AnyEventObject } from 'xstate';
import type {
  PaymentChange,
  PaymentChangeResult,
  PaymentSetup,
} from '#domain/marketplace/payment-setup';
import type { OwnMembership, OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { PaymentsResult } from '#domain/marketplace/transactions';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type SetupAnswer = PaymentsResult<PaymentSetup>;
export type MembershipsAnswer = Result<readonly OwnMembership[], OwnMembershipsError>;

export interface PaymentSetupInput {
  storeId: string;
}

export type PaymentSetupEvent =
  | { type: 'retry' }
  | { type: 'change'; change: PaymentChange }
  /** Hides the error of the last change. */
  | { type: 'dismiss' }
  /** The user returned to the page. New events may have arrived. */
  | { type: 'page shown' }
  /** The stored connection may differ from the one on the page. */
  | { type: 'reload' };

/** The notices shown as toasts. */
export type PaymentSetupNotice =
  | 'secretSaved'
  | 'secretRemoved'
  | 'planAssigned'
  | 'planRemoved'
  | 'planDismissed';

export interface PaymentSetupData extends PaymentSetupInput {
  /** The last response; null before the first. */
  connection: PaymentSetup | null;
  /** The memberships to which a plan can be assigned; empty if they could not be loaded. */
  memberships: readonly OwnMembership[];
  /** The change that is being saved, or that failed. */
  change: PaymentChange | null;
}

function noticeOf(change: PaymentChange | null): PaymentSetupNotice {
  if (change?.kind === 'plan') return change.membershipId === null ? 'planRemoved' : 'planAssigned';
  if (change?.kind === 'dismissal') return 'planDismissed';
  return change?.secret === '' ? 'secretRemoved' : 'secretSaved';
}

export const paymentSetupSetup = setup({
  types: {
    input: {} as PaymentSetupInput,
    context: {} as PaymentSetupData,
    events: {} as PaymentSetupEvent,
    emitted: {} as
      | { type: 'notice'; notice: PaymentSetupNotice }
      /** A change was stored. */
      | { type: 'stored'; change: PaymentChange },
  },
  actors: {
    load: fromPromise<SetupAnswer, PaymentSetupInput>(unprovided('load')),
    loadMemberships: fromPromise<MembershipsAnswer, PaymentSetupInput>(
      unprovided('loadMemberships'),
    ),
    save: fromPromise<PaymentChangeResult, PaymentSetupInput & { change: PaymentChange }>(
      unprovided('save'),
    ),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: SetupAnswer) => (answer.ok ? { connection: answer.value } : {})),
    listMemberships: assign((_, answer: MembershipsAnswer) =>
      answer.ok ? { memberships: answer.value } : {},
    ),
    setChange: assign((_, change: PaymentChange) => ({ change })),
    forgetChange: assign({ change: null }),
    reload: raise({ type: 'reload' }),
    notify: emit(({ context: { change } }) => ({ type: 'notice', notice: noticeOf(change) })),
    report: emit(({ context }) => ({ type: 'stored', change: changeIn(context) })),
  },
  guards: {
    isOk: (_, answer: SetupAnswer | PaymentChangeResult) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

/** @throws if there is no change, which is a defect in the chart. */
export function changeIn({ change }: PaymentSetupData): PaymentChange {
  if (change === null) throw new Error('No change was requested');
  return change;
}
