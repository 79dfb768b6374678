import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { buyerReferenceMachine } from './buyer-reference.machine';

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const buyerReferenceFixtures = {
  input: { storeId: 'biz_cards' },
  events: {
    'viewer changed': [
      { type: 'viewer changed', userId: 'noor' },
      { type: 'viewer changed', userId: 'somebody else' },
      { type: 'viewer changed', userId: null },
    ],
    intent: [{ type: 'intent' }],
  },
  actors: {
    read: { outcomes: [{ vault: 'ab12' }, null], restarts: true },
  },
  delays: { rest: 1_000 },
} satisfies WalkOptions<typeof buyerReferenceMachine>;
