import type { Guild, Server } from '#domain/servers/server';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { Addition, addServerMachine, GuildList } from './add-server.machine';

export const deals: Guild = { id: '7', name: 'Deals', icon: null, permissions: '8', owner: false };
/**
 * `cards` and `knitting` differ only in the administrator bit. Their bit fields are larger than a JavaScript number can
 * hold.
 */
export const cards: Guild = {
  ...deals,
  id: '8',
  name: 'Cards',
  permissions: '340282366920938463463374607431768211455',
};
const knitting: Guild = {
  ...deals,
  id: '9',
  name: 'Knitting',
  permissions: '340282366920938463463374607431768211447',
};

export const server: Server = {
  id: '7',
  name: 'Deals',
  icon: null,
  role: 'Admin',
  isDemo: false,
  hasLicense: true,
};

export const guilds: GuildList = { ok: true, value: [deals, knitting, cards] };
export const unreachable: GuildList = { ok: false, error: { kind: 'unreachable' } };
export const added: Addition = { ok: true, value: server };
export const notAvailable: Addition = { ok: false, error: { kind: 'notAvailable' } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const addServerFixtures = {
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    choose: [
      { type: 'choose', guildId: '7' },
      { type: 'choose', guildId: '8' },
      { type: 'choose', guildId: '9' },
    ],
    add: [{ type: 'add' }],
  },
  actors: {
    // Closing the dialog stops a pending request.
    listAdministratorGuilds: { outcomes: [guilds, unreachable], restarts: true },
    addServer: { outcomes: [added, notAvailable], restarts: true },
  },
  delays: {},
} satisfies WalkOptions<typeof addServerMachine>;
