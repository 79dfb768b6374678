import type { PaymentChangeError, PaymentSetup } from '#domain/marketplace/payment-setup';
import type { PaymentsError } from '#domain/marketplace/transactions';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import { both, listErrors } from '../membership-list/membership-list.fixtures';
import type { OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { paymentSetupMachine } from './payment-setup.machine';
import type { SetupAnswer } from './payment-setup.setup';

export const nothingSet: PaymentSetup = {
  providers: [
    { provider: 'stripe', secretSetAt: null, lastEventAt: null },
    { provider: 'whop', secretSetAt: null, lastEventAt: null },
  ],
  events: [],
  plans: [],
  waitingPlans: [],
};

export const connected: PaymentSetup = {
  providers: [
    {
      provider: 'stripe',
      secretSetAt: '2026-11-02T09:00:00+00:00',
      lastEventAt: '2026-11-20T18:04:00+00:00',
    },
    { provider: 'whop', secretSetAt: null, lastEventAt: null },
  ],
  events: [
    {
      provider: 'stripe',
      eventId: 'evt_1',
      kind: 'invoice.paid',
      occurredAt: '2026-11-20T18:03:58+00:00',
      receivedAt: '2026-11-20T18:04:00+00:00',
      outcome: 'waiting',
      reason: 'unknownPlan',
      apiVersion: '2025-03-31.basil',
      amount: { minor: 4999, currency: 'USD' },
    },
  ],
  plans: [],
  waitingPlans: [{ provider: 'stripe', planId: 'price_vault', buyers: 1 }],
};

export const setupErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<PaymentsError>;

export const changeErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  rejected: { kind: 'rejected' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<PaymentChangeError>;

export const shownSetup: SetupAnswer = { ok: true, value: nothingSet };
export const waitingSetup: SetupAnswer = { ok: true, value: connected };

export const setSecret = {
  type: 'change',
  change: { kind: 'secret', provider: 'stripe', secret: 'whsec_12345678' },
} as const;
export const assignPlan = {
  type: 'change',
  change: {
    kind: 'plan',
    provider: 'stripe',
    planId: 'price_vault',
    membershipId: '5a1e0000-0000-4000-8000-000000010001',
  },
} as const;

export const dismissPlan = {
  type: 'change',
  change: { kind: 'dismissal', provider: 'stripe', planId: 'price_vault' },
} as const;

export const setupInput = { storeId: 'biz_00000001' };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const paymentSetupFixtures = {
  input: setupInput,
  events: {
    retry: [{ type: 'retry' }],
    change: [setSecret, assignPlan, dismissPlan],
    dismiss: [{ type: 'dismiss' }],
    'page shown': [{ type: 'page shown' }],
    reload: [{ type: 'reload' }],
  },
  actors: {
    load: {
      outcomes: [shownSetup, waitingSetup, ...failures<PaymentsError>(setupErrors)],
      restarts: true,
    },
    loadMemberships: { outcomes: [both, ...failures<OwnMembershipsError>(listErrors)] },
    save: {
      outcomes: [{ ok: true, value: null }, ...failures<PaymentChangeError>(changeErrors)],
    },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { change } }) => ({ change: change?.kind ?? null }),
  // The regions are almost independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    if (!snapshot.matches('shown')) return false;
    const isResting = snapshot.matches({ shown: { change: 'resting', names: 'known' } });
    const isFresh = snapshot.matches({ shown: { news: 'fresh', names: 'known' } });
    switch (type) {
      case 'page shown':
      case 'reload':
        return !isResting;
      case 'change':
        return !isFresh;
      default:
        return false;
    }
  },
} satisfies WalkOptions<typeof paymentSetupMachine>;
