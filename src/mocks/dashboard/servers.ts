import type { Guild } from '#domain/servers/server';

/** As in Discord's API: bit fields as decimal strings. `everything` is `Number.MAX_SAFE_INTEGER`. */
const everything = '9007199254740991';
const administrator = '8';
const member = '104320577';

export const guilds = {
  resellHeaven: {
    id: '845201933120405504',
    name: 'Resell Heaven',
    icon: '8f3d2c9a7b6e5d4c3b2a190817263544',
    owner: true,
    permissions: everything,
  },
  cardCollectors: {
    id: '902334817261953024',
    name: 'Card Collectors 🃏✨ Pulls & Trades',
    icon: null,
    owner: true,
    permissions: everything,
  },
  amazonLab: {
    id: '771908265431236608',
    name: 'The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage',
    icon: 'a_1b9e0c4d5f6a7b8c9d0e1f2a3b4c5d6e',
    owner: false,
    permissions: administrator,
  },
  sneakerWire: {
    id: '690412887654301696',
    name: 'Sneaker Wire',
    icon: 'c0ffee00d15ea5e0badf00d0cafe0123',
    owner: false,
    permissions: administrator,
  },
  picksClub: {
    id: '1034561278900011008',
    name: 'Sports Picks Club',
    icon: null,
    owner: false,
    permissions: member,
  },
  cryptoDesk: {
    id: '956712340987654144',
    name: '₿ Crypto Desk',
    icon: '5eed5eed5eed5eed5eed5eed5eed5eed',
    owner: false,
    permissions: member,
  },
  ticketExchange: {
    id: '1122334455667788800',
    name: 'Ticket Exchange',
    icon: null,
    owner: false,
    permissions: member,
  },
  devs: {
    id: '613425648685547541',
    name: 'Discord Developers',
    icon: 'd15c0dd15c0dd15c0dd15c0dd15c0d00',
    owner: false,
    permissions: '0',
  },
} as const satisfies Record<string, Guild>;

export type GuildName = keyof typeof guilds;

const notSetUp: ReadonlySet<string> = new Set([guilds.sneakerWire.id, guilds.devs.id]);

/** Returns when a guild was added to the site (ISO 8601); null if it was not. */
export function addedAtOf({ id }: Pick<Guild, 'id'>): string | null {
  return notSetUp.has(id) ? null : '2026-01-05T09:00:00+00:00';
}

const places = ['Northside', 'Harbour', 'Midnight', 'Golden', 'Uptown', 'Pixel', 'Maple', 'Summit'];
const trades = ['Resellers', 'Breakers', 'Sneakers', 'Sellers', 'Picks'];

/** Discord allows no more than 200. The list is always the same, and the person owns every tenth guild. */
export const manyGuilds: readonly Guild[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(300_000_000_000_000_000n + BigInt(index) * 4_194_304n),
  name: `${places[index % places.length]} ${trades[Math.floor(index / places.length) % trades.length]} ${index + 1}`,
  icon: index % 3 === 0 ? null : index.toString(16).padStart(32, 'f'),
  owner: index % 10 === 0,
  permissions: index % 10 === 0 ? everything : index % 4 === 0 ? administrator : member,
}));

/** The first 40 guilds of `manyGuilds`, with permissions that let the viewer manage all of them. */
export const fortyGuilds: readonly Guild[] = manyGuilds
  .slice(0, 40)
  .map((guild) => ({ ...guild, permissions: administrator }));
