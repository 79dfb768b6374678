import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Result } from '#domain/result';
import {
  type MailCode,
  type MailCodeError,
  type MailCodePurpose,
  readMailCode,
} from '#domain/session/mail-code';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type MailCodeAnswer = Result<null, MailCodeError>;

const typed = ({ event }: { event: { text: string } }) => event.text;
const answered = ({ event }: { event: DoneActorEvent<MailCodeAnswer> }) => event.output;

const enter = [
  {
    guard: { type: 'isCode', params: typed },
    target: '#mailCode.verifying',
    actions: { type: 'read', params: typed },
  },
  { target: '#mailCode.failed.malformed' },
] as const;

/**
 * The code in an email, which the user types on the page that asked for the email (product.md §21.1). A code cannot be used
 * up by a program that opens the links in emails.
 */
export const mailCodeMachine = setup({
  types: {
    context: {} as { email: string; purpose: MailCodePurpose; code: string },
    input: {} as { email: string; purpose: MailCodePurpose },
    events: {} as { type: 'enter'; text: string } | { type: 'change' },
    /** `pending` precedes the session that an accepted code brings. */
    emitted: {} as { type: 'pending' } | { type: 'accepted' } | { type: 'refused' },
  },
  actors: {
    verify: fromPromise<MailCodeAnswer, MailCode>(unprovided('verify')),
  },
  guards: {
    isCode: (_, text: string) => readMailCode(text) !== null,
    isOk: (_, answer: MailCodeAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    read: assign((_, text: string) => ({ code: readMailCode(text) ?? '' })),
    tell: emit((_, type: 'pending' | 'accepted' | 'refused') => ({ type })),
  },
}).createMachine({
  id: 'mailCode',
  context: ({ input }) => ({ ...input, code: '' }),
  initial: 'typing',
  states: {
    typing: { on: { enter } },
    verifying: {
      entry: { type: 'tell', params: 'pending' },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'accepted',
            actions: { type: 'tell', params: 'accepted' },
          },
          ...errorTransitions<MailCodeAnswer>()({
            codeRefused: 'failed.codeRefused',
            rateLimited: 'failed.rateLimited',
            unreachable: 'failed.unreachable',
            unknown: 'failed.unknown',
          }),
        ],
      },
    },
    failed: {
      entry: { type: 'tell', params: 'refused' },
      initial: 'malformed',
      states: {
        /** The text is not a code, and was not sent. */
        malformed: {},
        codeRefused: {},
        rateLimited: {},
        unreachable: {},
        unknown: {},
      } as const satisfies Record<MailCodeError['kind'] | 'malformed', object>,
      on: { enter, change: 'typing' },
    },
    accepted: {},
  },
});
