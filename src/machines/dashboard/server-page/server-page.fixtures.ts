import { classifyError, type ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { serverPageMachine } from './server-page.machine';

export const deals: Server = {
  id: '7',
  name: 'Deals',
  icon: null,
  role: 'Owner',
  isDemo: false,
  hasLicense: true,
};
export const cards: Server = { ...deals, id: '8', name: 'Cards', role: 'Member' };

export const viewer: Viewer = {
  userId: '0b6c',
  email: null,
  profile: { discordId: '42', username: 'ada', avatarHash: null, avatar: null, email: null },
};
export const withoutDiscordId: Viewer = { ...viewer, profile: null };

export const answered = <Value>(value: Value) => ({ ok: true, value }) as const;
export const failedWith = (error: ServersError) => ({ ok: false, error }) as const;

export const valid = answered('valid' as const);
export const unauthorized = failedWith({ kind: 'unauthorized' });
export const missingScopes = failedWith({ kind: 'missingScopes' });
export const refreshFailed = failedWith({ kind: 'refreshFailed' });
export const unreachable = failedWith({ kind: 'unreachable' });
export const invalidResponse = failedWith({ kind: 'invalidResponse' });

/** Inputs of the machine. Each results in a different initial state. */
export const serverPageStarts = {
  'Start as Ada': { viewer },
  'Start with the list of an earlier visit': { viewer, known: [deals] },
  'Start as Ada without a Discord id': { viewer: withoutDiscordId },
  'Start signed out': { viewer: null },
};

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const serverPageFixtures = {
  events: {
    retry: [{ type: 'retry' }],
    'servers changed': [{ type: 'servers changed' }],
    'updates lost': [{ type: 'updates lost' }],
  },
  actors: {
    validateToken: {
      outcomes: [valid, answered('noTokenInMemory'), unauthorized, missingScopes, unreachable],
    },
    fetchServers: {
      outcomes: [answered([]), answered([deals]), unauthorized, missingScopes, invalidResponse],
    },
    refreshToken: { outcomes: [answered(null), refreshFailed, unreachable] },
    watchServerUpdates: { sends: ['servers changed', 'updates lost'] },
  },
  delays: { retryRest: 3_000 },
  serialize: ({ context: { servers, isKnown, error } }) => ({
    servers: servers.map(({ id }) => id),
    isKnown,
    error: error && classifyError(error),
  }),
} satisfies WalkOptions<typeof serverPageMachine>;
