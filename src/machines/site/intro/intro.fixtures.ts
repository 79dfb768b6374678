import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { introMachine } from './intro.machine';

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const introFixtures = {
  input: { slides: 6 },
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    next: [{ type: 'next' }],
    previous: [{ type: 'previous' }],
    jump: [
      { type: 'jump', slide: 5 },
      { type: 'jump', slide: 2 },
      { type: 'jump', slide: 6 },
    ],
  },
  actors: {},
  delays: { reset: 300 },
} satisfies WalkOptions<typeof introMachine>;
