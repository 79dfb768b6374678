import { blankMessage, type Message } from '#domain/message/message';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { DecodeAnswer, shareOpenMachine } from './share-open.machine';

export const shared: Message = { ...blankMessage(() => 'e'), content: 'Shared' };

export const decoded: DecodeAnswer = { ok: true, value: shared };
export const invalid: DecodeAnswer = { ok: false, error: 'notJson' };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const shareOpenFixtures = {
  input: { share: 'eyJ0aXRsZSI6IkEifQ' },
  events: {
    open: [{ type: 'open', share: 'z.q1YqSy0qzszPAwA' }],
    dismiss: [{ type: 'dismiss' }],
  },
  // If a second link is opened while the first one is being decoded, the first decoding stops.
  actors: { decode: { outcomes: [decoded, invalid], restarts: true } },
  delays: {},
} satisfies WalkOptions<typeof shareOpenMachine>;

/** The inputs with which the console can start. */
export const shareOpenStarts = {
  'Start over': shareOpenFixtures.input,
  'Start without a link': { share: null },
};
