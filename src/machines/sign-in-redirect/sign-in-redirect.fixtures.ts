import type { AuthHash, HashTokens } from '#domain/session/auth-hash';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { signInRedirectMachine } from './sign-in-redirect.machine';

export const tokens: HashTokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  providerToken: 'discord',
  providerRefreshToken: 'discord-refresh',
};

export const withTokens: AuthHash = { kind: 'tokens', tokens };
export const refusal: AuthHash = { kind: 'refused', description: 'The owner said no' };

export const stored = { ok: true as const, value: null };
export const noSession = { ok: false as const, refusal: { kind: 'noSession' as const } };

/** What may happen on the way back from Discord: its walk goes by it, and its bench has a button for each. */
export const signInRedirectFixtures = {
  events: { dismiss: [{ type: 'dismiss' }] },
  actors: {
    readHash: { outcomes: [{ kind: 'none' }, withTokens, refusal] },
    storeTokens: { outcomes: [stored, noSession] },
    takeRedirectPath: { outcomes: ['/docs'] },
  },
  delays: { loadingAfterHash: 3_000 },
} satisfies WalkOptions<typeof signInRedirectMachine>;
