import { type Conditions, defaultConditions } from './conditions';
import type { World } from './worlds';

const ownerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  ({
    description,
    startsAs: 'owner',
    discordAccount: 'owner',
    conditions: { ...defaultConditions, ...conditions },
  }) as const satisfies World;

/** Worlds of the server list. */
export const serverListWorlds = {
  'no-administrator-servers': ownerWhen('Signed in, administrator of no server', {
    guilds: 'withoutAdministrator',
  }),
  'add-server-refused': ownerWhen('Adding a server is denied', { addServer: 'rejects' }),
  'server-facts-unreachable': ownerWhen('What the site knows about the servers does not load', {
    serverFacts: 'unreachable',
  }),
};
