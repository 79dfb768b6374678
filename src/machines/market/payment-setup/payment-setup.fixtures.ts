import type { PaymentSetup } from '#domain/marketplace/payment-setup';
import { readerFixtures } from '../../charts/reader.fixtures';
import { paymentSetupMachine } from './payment-setup.machine';

const connected: PaymentSetup = {
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

export const paymentSetupFixtures = readerFixtures(paymentSetupMachine, {
  values: [connected],
  input: { storeId: 'biz_00000001' },
});
