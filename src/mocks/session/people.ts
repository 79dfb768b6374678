import type { Panel } from '#domain/permissions/panels';
import type { PanelRole, ServerPermission } from '#domain/permissions/roles';
import type { AccountRow } from './account-store';
import type { GuildName } from '../dashboard/servers';

export interface Person {
  id: string;
  email: string;
  /** The password for the Sign In dialog; null for people who can sign in only with Discord. */
  password: string | null;
  discord: { id: string; username: string; avatarHash: string | null } | null;
  role: 'owner' | 'admin' | 'member';
  guilds: readonly GuildName[];
  /** Set for people who signed up in this mock backend. */
  signedUp?: AccountRow;
  /** The current rights from the team's tables. Set only for the caller of a request. */
  given?: { servers: readonly ServerPermission[]; everywhere: readonly Panel[] };
  /** The rights that the person initially has as a team member: the role and the panels on each server. */
  serverPermissions: readonly {
    guild: GuildName;
    role: PanelRole;
    allowedPanels: readonly Panel[];
  }[];
}

/** The only credentials that the Sign In dialog accepts (product.md §18.4). They exist only in the mock backend. */
export const demoCredentials = { email: 'admin@grouped.example', password: 'grouped-demo' };

export const people = {
  /** Owns two servers, is an administrator of two, and is a member of four. */
  owner: {
    id: '6f1c1c1e-0000-4000-8000-000000000001',
    email: 'mira@grouped.example',
    password: null,
    discord: {
      id: '218345611802574848',
      username: 'mira.resells',
      avatarHash: '3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c',
    },
    role: 'member',
    guilds: [
      'resellHeaven',
      'cardCollectors',
      'amazonLab',
      'sneakerWire',
      'picksClub',
      'cryptoDesk',
      'ticketExchange',
      'devs',
    ],
    serverPermissions: [],
  },
  /** Runs the site: may edit everything, and signs in with the demo credentials. */
  admin: {
    id: '6f1c1c1e-0000-4000-8000-000000000002',
    email: demoCredentials.email,
    password: demoCredentials.password,
    discord: {
      id: '175928847299117063',
      username: 'theo',
      avatarHash: 'a_b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9',
    },
    role: 'admin',
    guilds: ['amazonLab', 'sneakerWire', 'devs'],
    serverPermissions: [],
  },
  /** May edit the points of two servers, but is a member of only one of these servers. */
  editor: {
    id: '6f1c1c1e-0000-4000-8000-000000000003',
    email: 'sam@grouped.example',
    password: null,
    discord: { id: '402715839204413440', username: 'sam_supports', avatarHash: null },
    role: 'member',
    guilds: ['cryptoDesk', 'devs'],
    serverPermissions: [
      { guild: 'cryptoDesk', role: 'support', allowedPanels: ['points'] },
      { guild: 'picksClub', role: 'support', allowedPanels: ['points'] },
    ],
  },
  /** May open the points and the API settings of one server. As a moderator, may change both. */
  moderator: {
    id: '6f1c1c1e-0000-4000-8000-000000000006',
    email: 'noor@grouped.example',
    password: null,
    discord: { id: '518203746611290112', username: 'noor.moderates', avatarHash: null },
    role: 'member',
    guilds: ['ticketExchange', 'devs'],
    serverPermissions: [
      { guild: 'ticketExchange', role: 'moderator', allowedPanels: ['api', 'points'] },
    ],
  },
  /** May open the same panels as the moderator. As support, may change only the points. */
  supporter: {
    id: '6f1c1c1e-0000-4000-8000-000000000007',
    email: 'pavel@grouped.example',
    password: null,
    discord: { id: '623918450077413376', username: 'pavel_helps', avatarHash: null },
    role: 'member',
    guilds: ['ticketExchange', 'devs'],
    serverPermissions: [
      { guild: 'ticketExchange', role: 'support', allowedPanels: ['api', 'points'] },
    ],
  },
  /** The platform owner: has all rights on all servers. */
  platformOwner: {
    id: '6f1c1c1e-0000-4000-8000-000000000008',
    email: 'ines@grouped.example',
    password: null,
    discord: { id: '300000000000000001', username: 'ines.grouped', avatarHash: null },
    role: 'owner',
    guilds: ['ticketExchange', 'devs'],
    serverPermissions: [],
  },
  /** New on Discord, and in no server. */
  newcomer: {
    id: '6f1c1c1e-0000-4000-8000-000000000004',
    email: 'newcomer@grouped.example',
    password: null,
    discord: { id: '1298374651029384192', username: 'fresh_start', avatarHash: null },
    role: 'member',
    guilds: [],
    serverPermissions: [],
  },
  /** Signed up by email, without a linked Discord account. */
  unlinked: {
    id: '6f1c1c1e-0000-4000-8000-000000000005',
    email: 'letters-only@grouped.example',
    password: null,
    discord: null,
    role: 'member',
    guilds: [],
    serverPermissions: [],
  },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

const everyone: readonly Person[] = Object.values(people);

export function personById(id: string): Person | null {
  return everyone.find((person) => person.id === id) ?? null;
}

export function discordTokenOf(person: Person): string {
  return `discord-token-${person.discord?.id ?? 'none'}`;
}

export function personByDiscordToken(token: string): Person | null {
  return everyone.find((person) => person.discord && discordTokenOf(person) === token) ?? null;
}

const longKnown = { created_at: '2026-01-05T09:00:00Z', confirmed_at: '2026-01-05T09:00:00Z' };

/** Returns the auth server's user object, with the metadata from Discord (supabase.md §3.4). */
export function userOf(person: Person) {
  const provider = person.discord ? 'discord' : 'email';
  const metadata = metadataOf(person);
  const { created_at, confirmed_at } = person.signedUp ?? longKnown;
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    ...(confirmed_at !== null && { email_confirmed_at: confirmed_at, confirmed_at }),
    phone: '',
    last_sign_in_at: created_at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: person.id,
        id: person.discord?.id ?? person.id,
        user_id: person.id,
        identity_data: metadata,
        provider,
        last_sign_in_at: created_at,
        created_at,
        updated_at: created_at,
        email: person.email,
      },
    ],
    created_at,
    updated_at: created_at,
    is_anonymous: false,
  };
}

function metadataOf({ discord, email, id, signedUp }: Person): Record<string, unknown> {
  if (signedUp) {
    const email_verified = signedUp.confirmed_at !== null;
    return { ...signedUp.metadata, email, email_verified, phone_verified: false, sub: id };
  }
  if (!discord) return { email, email_verified: true };
  const avatar = avatarUrlOf(discord);
  return {
    avatar_url: avatar,
    custom_claims: { global_name: discord.username },
    email,
    email_verified: true,
    full_name: discord.username,
    iss: 'https://discord.com/api',
    name: `${discord.username}#0`,
    phone_verified: false,
    picture: avatar,
    provider_id: discord.id,
    sub: discord.id,
  };
}

function avatarUrlOf({ id, avatarHash }: { id: string; avatarHash: string | null }): string {
  if (avatarHash === null) return 'https://cdn.discordapp.com/embed/avatars/0.png';
  return `https://cdn.discordapp.com/avatars/${id}/${avatarHash}.png`;
}
