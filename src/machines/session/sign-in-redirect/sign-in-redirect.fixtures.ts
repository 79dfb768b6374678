import type {
  AuthRedirect,
  ReturnedSignIn,
  SignInRefusal,
  SignInTokens,
} from '#domain/session/auth-redirect';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { ExchangeAnswer, signInRedirectMachine } from './sign-in-redirect.machine';

export const tokens: SignInTokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  providerToken: 'discord',
  providerRefreshToken: 'discord-refresh',
};

export const withCode: AuthRedirect = { kind: 'code', code: 'code-1' };
export const withTokens: AuthRedirect = { kind: 'tokens' };
export const expired: AuthRedirect = { kind: 'expired' };
export const refused = (reason: SignInRefusal): AuthRedirect => ({ kind: 'refused', reason });
const refusals = {
  unknown: refused('unknown'),
  canceled: refused('canceled'),
  emailMissing: refused('emailMissing'),
  emailUnverified: refused('emailUnverified'),
  emailTaken: refused('emailTaken'),
  banned: refused('banned'),
  signUpDisabled: refused('signUpDisabled'),
  discordDisabled: refused('discordDisabled'),
  tooLate: refused('tooLate'),
  rateLimited: refused('rateLimited'),
  serverFailed: refused('serverFailed'),
} satisfies Record<SignInRefusal, AuthRedirect>;

export const signIn: ReturnedSignIn = { tokens, username: 'ada', replaces: null };
export const exchanged: ExchangeAnswer = { ok: true, value: signIn };
export const exchangedForAnother: ExchangeAnswer = {
  ok: true,
  value: { ...signIn, replaces: 'bob' },
};
export const notBegunHere: ExchangeAnswer = { ok: false, error: { kind: 'notBegunHere' } };
export const noSession = { ok: false as const, error: { kind: 'noSession' as const } };

export const stored = { ok: true as const, value: null };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const signInRedirectFixtures = {
  events: {
    dismiss: [{ type: 'dismiss' }],
    switch: [{ type: 'switch' }],
    stay: [{ type: 'stay' }],
  },
  actors: {
    readRedirect: {
      outcomes: [{ kind: 'none' }, withCode, withTokens, expired, ...Object.values(refusals)],
    },
    exchangeCode: { outcomes: [exchanged, exchangedForAnother, notBegunHere, noSession] },
    storeTokens: { outcomes: [stored, noSession] },
    takeRedirectPath: { outcomes: ['/docs'] },
  },
  delays: { loadingAfterHash: 3_000 },
} satisfies WalkOptions<typeof signInRedirectMachine>;

/** The names of the console's starts. The screen beside the chart differs. */
export const signInRedirectStarts = {
  'Start over': undefined,
  'Start in the marketplace': undefined,
};
