import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { commandRevealMachine } from './command-reveal.machine';

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const commandRevealFixtures = {
  input: undefined,
  events: {
    arrive: [
      { type: 'arrive', names: ['addrole', 'poll'], isInstant: false },
      { type: 'arrive', names: ['addrole', 'poll'], isInstant: true },
    ],
    'list changed': [
      { type: 'list changed', names: ['poll'], isInstant: false },
      { type: 'list changed', names: ['addrole', 'poll', 'purge'], isInstant: false },
      { type: 'list changed', names: ['addrole', 'poll', 'purge'], isInstant: true },
    ],
  },
  actors: {},
  delays: { skeletonShown: 600, revealStep: 50 },
} satisfies WalkOptions<typeof commandRevealMachine>;
