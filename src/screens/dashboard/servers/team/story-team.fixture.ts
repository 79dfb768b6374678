import { demoServer, type Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';

const own = (index: number, name: string): Server => ({
  ...demoServer,
  id: String(845_201_933_120_405_500n + BigInt(index)),
  name,
  role: 'Admin',
  isDemo: false,
});

export const servers = [
  own(1, 'Resell Heaven'),
  own(2, 'Card Collectors Pulls & Trades'),
  own(3, 'The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage'),
  own(4, 'Sneaker Wire'),
  own(5, 'Test Dashboard Demo'),
  own(6, 'Sports Picks Club'),
] as const;

const [heaven, cards] = servers;

const member = (id: string, name: string, facts: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name,
  nickname: null,
  discordId: `3182649501738926${id.padStart(2, '0')}`,
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [],
  ...facts,
});

export const priya = member('1', 'Priya Raman', {
  nickname: 'Pri',
  customRole: 'Head of support',
  panelRole: 'moderator',
  nameColor: '#9b87f5',
  permissions: [
    { serverId: heaven.id, serverName: heaven.name, allowedPanels: ['advanced', 'points'] },
    { serverId: cards.id, serverName: cards.name, allowedPanels: ['points'] },
  ],
});
export const marcus = member('2', 'Marcus', { panelRole: 'admin', nameColor: '#f0b955' });
export const bob = member('3', 'Old Bob (night shift)', {
  discordId: null,
  permissions: [{ serverId: '771908265431236608', serverName: '', allowedPanels: [] }],
});
export const ines = member('4', 'Ines', {
  customRole: 'Founder',
  panelRole: 'admin',
  allowedPanels: ['advanced', 'editors'],
});
export const team = [priya, marcus, bob, ines];

export const manyMembers = Array.from({ length: 300 }, (_, index) =>
  member(String(index + 1), `Member ${index + 1}`),
);
/** As many servers as a Discord user can join. */
export const manyServers = Array.from({ length: 200 }, (_, index) =>
  own(index + 1, `Server ${index + 1}`),
);
