import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { CopyAnswer, copyNoticeMachine } from './copy-notice.machine';

export const written: CopyAnswer = { ok: true, value: null };
export const failed: CopyAnswer = { ok: false, error: { kind: 'failed' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const copyNoticeFixtures = {
  input: undefined,
  events: { copy: [{ type: 'copy', text: '{}' }], dismiss: [{ type: 'dismiss' }] },
  actors: { write: { outcomes: [written, failed] } },
  delays: { copiedNotice: 2_000 },
} satisfies WalkOptions<typeof copyNoticeMachine>;
