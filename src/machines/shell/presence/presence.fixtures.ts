import type { Presence } from '#domain/presence/presence';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { presenceMachine } from './presence.machine';

export const withPriya: Presence = {
  staff: [{ id: '1', name: 'Priya', role: 'Support', nameColor: '#9b87f5', avatar: null }],
  viewing: 17,
  isSeen: true,
};

export const alone: Presence = { staff: [], viewing: 1, isSeen: true };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const presenceFixtures = {
  input: { userId: null },
  events: {
    'presence changed': [
      { type: 'presence changed', presence: withPriya },
      { type: 'presence changed', presence: alone },
    ],
    'channel lost': [{ type: 'channel lost' }],
  },
  actors: { watchPresence: { sends: ['presence changed', 'channel lost'] } },
  delays: {},
} satisfies WalkOptions<typeof presenceMachine>;
