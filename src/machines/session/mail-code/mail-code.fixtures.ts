import type { MailCodeError } from '#domain/session/mail-code';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { mailCodeMachine } from './mail-code.machine';

export const input = { email: 'ada@example.com', purpose: 'signup' as const };
export const accepted = { ok: true as const, value: null };
export const mailCodeErrors = {
  codeRefused: { kind: 'codeRefused' },
  rateLimited: { kind: 'rateLimited' },
  unreachable: { kind: 'unreachable' },
  unknown: { kind: 'unknown' },
} satisfies ErrorsByKind<MailCodeError>;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const mailCodeFixtures = {
  input,
  events: {
    enter: [
      { type: 'enter', text: '123 456' },
      { type: 'enter', text: '123' },
    ],
    change: [{ type: 'change' }],
  },
  actors: {
    verify: { outcomes: [accepted, ...failures<MailCodeError>(mailCodeErrors)], restarts: true },
  },
  delays: {},
} satisfies WalkOptions<typeof mailCodeMachine>;
