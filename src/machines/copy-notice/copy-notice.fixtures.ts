import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { CopyAnswer, copyNoticeMachine } from './copy-notice.machine';

export const written: CopyAnswer = { ok: true, value: null };
export const failed: CopyAnswer = { ok: false, error: { kind: 'failed' } };

/** What may happen to a copy button: its walk goes by it, and its bench has a button for each. */
export const copyNoticeFixtures = {
  input: undefined,
  events: { copy: [{ type: 'copy', text: '{}' }], dismiss: [{ type: 'dismiss' }] },
  actors: { write: { outcomes: [written, failed] } },
  delays: { copiedNotice: 2_000 },
} satisfies WalkOptions<typeof copyNoticeMachine>;
