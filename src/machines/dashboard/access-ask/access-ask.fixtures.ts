import type { AskError, WithdrawError } from '#domain/team/access-request';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { accessAskMachine, AskAnswer, WithdrawAnswer } from './access-ask.machine';

export const askedAt = '2026-11-21T10:00:00.000Z';
export const sent: AskAnswer = { ok: true, value: askedAt };
export const withdrawn: WithdrawAnswer = { ok: true, value: null };

const askErrors = {
  notInServer: { kind: 'notInServer' },
  notSetUp: { kind: 'notSetUp' },
  hasAccess: { kind: 'hasAccess' },
  declinedRecently: { kind: 'declinedRecently' },
  tooManyRequests: { kind: 'tooManyRequests' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<AskError>;

const withdrawErrors = {
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<WithdrawError>;

export const notSent = (kind: AskError['kind']): AskAnswer => ({
  ok: false,
  error: askErrors[kind],
});
export const notWithdrawn = (kind: WithdrawError['kind']): WithdrawAnswer => ({
  ok: false,
  error: withdrawErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const accessAskFixtures = {
  events: {
    ask: [{ type: 'ask', serverId: '7' }],
    withdraw: [{ type: 'withdraw', serverId: '7' }],
  },
  actors: {
    ask: { outcomes: [sent, ...failures<AskError>(askErrors)] },
    withdraw: { outcomes: [withdrawn, ...failures<WithdrawError>(withdrawErrors)] },
  },
  delays: {},
} satisfies WalkOptions<typeof accessAskMachine>;
