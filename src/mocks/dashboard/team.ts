import type { Panel } from '#domain/permissions/panels';
import type { PanelRole } from '#domain/permissions/roles';
import type { Conditions } from '../conditions';
import { people, type Person } from '../session/people';
import { guilds, type GuildName } from './servers';
import type { TableRow } from '#services/database-functions';

export interface MemberRow extends TableRow<'team_members', 'allowed_panels'> {
  panel_role: PanelRole;
  allowed_panels: readonly Panel[];
}

export interface PermissionRow extends TableRow<
  'server_member_permissions',
  'allowed_panels' | 'confirmed_owner_id'
> {
  allowed_panels: readonly Panel[];
  /** The owner of the server under whom the rights were given. If it is left out, they need no confirmation. */
  confirmed_owner_id?: string | null;
}

export interface TeamRows {
  members: readonly MemberRow[];
  permissions: readonly PermissionRow[];
}

interface Entry extends Partial<MemberRow> {
  name: string;
  given: Partial<Record<GuildName, readonly Panel[]>>;
  /** The rights in Resell Heaven were given under a former owner. */
  isOfFormerOwner?: boolean;
}

/** Team members who are also in `people`. The local database has them too. */
const known: readonly Entry[] = [
  { ...asMember(people.admin), panel_role: 'admin', added_by: null },
  ...[people.editor, people.moderator, people.supporter].map(asMember),
];

const mira = people.owner.id;

/** The members of several servers, mainly of Resell Heaven. Each entry names the servers on which it has rights. */
const helpers: readonly Entry[] = [
  {
    name: 'Priya Raman',
    nickname: 'Pri',
    discord_id: '318264950173892608',
    custom_role: 'Head of support',
    panel_role: 'moderator',
    name_color: '#9b87f5',
    added_by: mira,
    given: { resellHeaven: ['advanced', 'roles', 'points', 'editors'], cardCollectors: ['points'] },
  },
  {
    name: 'Jonas Lindqvist-Abernathy von und zu Hohenstein',
    discord_id: '427193846102958080',
    custom_role: 'Success channel and weekend giveaways coordinator',
    name_color: '#5fd39a',
    added_by: mira,
    given: { resellHeaven: ['points', 'embeds'] },
  },
  {
    name: 'Marcus',
    discord_id: '531840276619345920',
    custom_role: 'editor',
    panel_role: 'admin',
    name_color: '#f0b955',
    added_by: mira,
    given: { resellHeaven: ['advanced'] },
  },
  {
    name: 'Amara 夜',
    discord_id: '640912375588290560',
    custom_role: 'Bots and relays',
    panel_role: 'developer',
    // Too dark to read on a dark background.
    name_color: '#2b2d55',
    added_by: mira,
    given: { resellHeaven: ['channels', 'embeds'] },
  },
  {
    name: 'Old Bob (night shift)',
    custom_role: 'editor',
    name_color: '#ff9095',
    added_by: mira,
    given: { resellHeaven: [] },
  },
  {
    name: 'Yuki 🌸',
    discord_id: '752048193367040000',
    custom_role: 'editor',
    added_by: mira,
    given: { resellHeaven: ['points'] },
  },
  {
    name: 'Harriet',
    discord_id: '861390274415022080',
    custom_role: 'Wholesale desk',
    panel_role: 'admin',
    added_by: null,
    given: { amazonLab: ['advanced', 'roles'] },
  },
  {
    name: 'Diego',
    discord_id: '918273645019283456',
    custom_role: 'editor',
    name_color: '#6542f5',
    added_by: null,
    given: { amazonLab: ['channels'] },
  },
];

const owner: Entry = {
  ...asMember(people.platformOwner),
  custom_role: 'Founder',
  panel_role: 'admin',
  added_by: mira,
  given: { resellHeaven: ['advanced'] },
};

const names = [
  'Ada',
  'Björn',
  'Chidi',
  'Dana',
  'Emeka',
  'Freya',
  'Goran',
  'Hana',
  'Iris',
  'Jürgen',
];
const families = ['Okafor', 'Nguyen', 'Silva', 'Kowalski', 'Haddad', 'O’Brien'];
const duties: readonly (readonly Panel[])[] = [
  ['points'],
  ['points', 'embeds'],
  ['channels'],
  ['advanced', 'roles'],
  [],
];

/** With these members, the team of Resell Heaven has 300 members in the world with a large community. */
const crowd: readonly Entry[] = Array.from({ length: 294 }, (_, index) => ({
  name: `${names[index % names.length]} ${families[index % families.length]} ${index + 1}`,
  discord_id: String(400_000_000_000_000_000n + BigInt(index) * 4_194_304n),
  custom_role: 'editor',
  name_color: index % 7 === 0 ? '#9b87f5' : null,
  added_by: mira,
  given: { resellHeaven: duties[index % duties.length] ?? [] },
}));

/** The Discord ID of the former owner of Resell Heaven. */
const FORMER_OWNER = '184026593741856768';

export function startingTeam(condition: Conditions['team']): TeamRows {
  return rowsOf(
    {
      usual: [...known, ...helpers],
      empty: known,
      many: [...known, ...helpers, ...crowd],
      withOwner: [...known, ...helpers, owner],
      handedOver: [...known, ...helpers.map((each) => ({ ...each, isOfFormerOwner: true }))],
    }[condition],
  );
}

function asMember(person: Person): Entry {
  return {
    name: person.discord?.username ?? person.email,
    discord_id: person.discord?.id ?? null,
    panel_role: person.serverPermissions[0]?.role ?? 'support',
    added_by: people.admin.id,
    given: Object.fromEntries(
      person.serverPermissions.map(({ guild, allowedPanels }) => [guild, allowedPanels]),
    ),
  };
}

function rowsOf(entries: readonly Entry[]): TeamRows {
  const members = entries.map((entry, index): MemberRow => ({
    id: `7ea70000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name: entry.name,
    nickname: entry.nickname ?? null,
    discord_id: entry.discord_id ?? null,
    custom_role: entry.custom_role ?? null,
    panel_role: entry.panel_role ?? 'support',
    profile_picture: null,
    name_color: entry.name_color ?? null,
    allowed_panels: [],
    added_by: entry.added_by ?? null,
    added_at: new Date(Date.parse('2026-01-05T09:00:00Z') + index * 3_600_000).toISOString(),
  }));
  const permissions = entries.flatMap(({ given, isOfFormerOwner }, index) =>
    Object.entries(given).map(([guild, allowed_panels], place): PermissionRow => {
      const { id: server_id, name: server_name } = guilds[guild as GuildName];
      const team_member_id = members[index]?.id ?? '';
      const id = `61f70000-0000-4000-8000-${String(index * 100 + place).padStart(12, '0')}`;
      const isLeft = isOfFormerOwner && server_id === guilds.resellHeaven.id;
      return {
        id,
        team_member_id,
        server_id,
        server_name,
        allowed_panels,
        ...(isLeft && { confirmed_owner_id: FORMER_OWNER }),
      };
    }),
  );
  return { members, permissions };
}
