import { commandFixtures } from '../../charts/command.fixtures';
import { paymentChangeMachine } from './payment-change.machine';

export const paymentChangeFixtures = commandFixtures(paymentChangeMachine, {
  subjects: [
    { kind: 'secret', provider: 'stripe', secret: 'whsec_12345678' },
    { kind: 'dismissal', provider: 'stripe', planId: 'price_vault' },
  ],
  values: [null],
});
