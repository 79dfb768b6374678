import { botWorlds } from './dashboard/bot-worlds';
import { buyerWorlds } from './market/buyer-worlds';
import { marketplaceWorlds } from './market/marketplace-worlds';
import { reportWorlds } from './admin/report-worlds';
import { configWorlds, saveWorlds, teamWorlds } from './dashboard/settings-worlds';
import { siteAdminWorlds } from './admin/site-admin-worlds';
import { verificationWorlds } from './session/verification-worlds';
import { serverListWorlds } from './dashboard/server-list-worlds';
import { waitlistWorlds } from './market/waitlist-worlds';
import { webhookWorlds } from './designer/webhook-worlds';
import { ownerWhen, signedInAs, signedOut, type World } from './world';

export type { World } from './world';

const peopleWorlds = {
  'signed-out': signedOut('Signed out; the Discord account owns two servers'),
  'newcomer-signed-out': {
    ...signedOut('Signed out; the Discord account is in no server'),
    discordAccount: 'newcomer',
  },
  owner: signedInAs('owner', 'Signed in as a member of eight servers who owns two'),
  admin: signedInAs('admin', 'Signed in as a site admin, who may edit everything'),
  'editor-with-points-only': signedInAs('editor', 'Editor of the points of two servers'),
  'api-moderator': signedInAs(
    'moderator',
    'Signed in as a moderator of the points and API settings of one server',
  ),
  'api-support': signedInAs(
    'supporter',
    'Signed in as support; may view the API settings of one server but not change them',
  ),
  'platform-owner': signedInAs('platformOwner', 'Signed in as the platform owner'),
  'no-servers': signedInAs('newcomer', 'Signed in as a member of no Discord server'),
  'no-discord-id': signedInAs('unlinked', 'Signed in without a Discord account'),
} as const satisfies Record<string, World>;

const discordWorlds = {
  'missing-scopes': ownerWhen('The Discord sign-in lacks the scope for servers', {
    serverList: 'missingScopes',
  }),
  'token-expired': ownerWhen('The Discord token has expired and cannot be refreshed', {
    serverList: 'tokenExpired',
  }),
  'token-expired-refresh-works': ownerWhen('The Discord token has expired; a refresh works', {
    serverList: 'tokenExpiredUntilRefreshed',
  }),
  'token-expired-refresh-fails': ownerWhen('The Discord token and the session have expired', {
    serverList: 'tokenExpired',
    refresh: 'rejected',
  }),
  'no-discord-token': ownerWhen('The backend has no Discord token', {
    serverList: 'noDiscordToken',
  }),
  'function-empty-body': ownerWhen('The server list function receives an empty body', {
    serverList: 'emptyBody',
  }),
  'function-invalid-json': ownerWhen('The server list function receives broken JSON', {
    serverList: 'invalidJson',
  }),
  'function-missing-user-id': ownerWhen('The server list function receives no user id', {
    serverList: 'missingUserId',
  }),
  'function-no-api-key': ownerWhen('The request for the server list lacks the API key', {
    serverList: 'noApiKey',
  }),
  'function-500': ownerWhen('The server list function returns error 500', { serverList: 'breaks' }),
  'function-invalid-response': ownerWhen('The server list function returns invalid data', {
    serverList: 'invalidResponse',
  }),
  slow: ownerWhen('The server list never loads', { serverList: 'neverAnswers' }),
  'forty-servers': ownerWhen('Signed in as an administrator of 40 servers', { guilds: 'forty' }),
  'many-servers': ownerWhen('Signed in as a member of 200 servers, the most that Discord allows', {
    guilds: 'many',
  }),
} as const satisfies Record<string, World>;

const sessionWorlds = {
  'discord-breaks': signedOut('Discord fails when the token is checked after a sign-in', {
    discord: 'breaks',
  }),
  offline: ownerWhen('Signed in, without a network connection', { network: 'down' }),
  'offline-signed-out': signedOut('Signed out, without a network connection', { network: 'down' }),
  'sign-in-fails': signedOut('Discord sign-ins are disabled in the backend', {
    discordSignIn: 'off',
  }),
  'sign-in-without-session': signedOut('The sign-in returns tokens that the backend rejects', {
    consent: 'unknownTokens',
  }),
  'sign-in-refused': signedOut('The sign-in is canceled on the Discord page', {
    consent: 'denied',
  }),
  'sign-out-fails': ownerWhen('Signing out returns an error', { signOut: 'fails' }),
  'invalid-credentials': signedOut('Every email and password is wrong', {
    password: 'alwaysWrong',
  }),
  'session-refresh-fails': ownerWhen('The session is about to expire and cannot be refreshed', {
    session: 'expiring',
    refresh: 'rejected',
  }),
  'session-refresh-empty': ownerWhen('The session is about to expire; its refresh is empty', {
    session: 'expiring',
    refresh: 'empty',
  }),
} as const satisfies Record<string, World>;

const liveWorlds = {
  'staff-online': signedOut('Signed out, with all staff online', {
    presence: 'everybody',
  }),
  'nobody-online': ownerWhen('No staff are online, and there are no other visitors', {
    presence: 'nobody',
  }),
  'realtime-lost': ownerWhen('Live updates are unavailable', { realtime: 'rejected' }),
} as const satisfies Record<string, World>;

export const worlds = {
  ...peopleWorlds,
  ...discordWorlds,
  ...sessionWorlds,
  ...liveWorlds,
  ...saveWorlds,
  ...configWorlds,
  ...teamWorlds,
  ...siteAdminWorlds,
  ...marketplaceWorlds,
  ...reportWorlds,
  ...buyerWorlds,
  ...waitlistWorlds,
  ...serverListWorlds,
  ...webhookWorlds,
  ...verificationWorlds,
  ...botWorlds,
} as const satisfies Record<string, World>;

/** The worlds grouped by topic, in the order in which demo mode lists them. */
export const worldGroups: readonly { title: string; worlds: Readonly<Record<string, World>> }[] = [
  { title: 'People', worlds: peopleWorlds },
  { title: 'Sign-in and session', worlds: sessionWorlds },
  { title: 'Server list', worlds: { ...discordWorlds, ...serverListWorlds } },
  { title: 'Settings', worlds: { ...saveWorlds, ...configWorlds, ...botWorlds } },
  { title: 'Team', worlds: teamWorlds },
  { title: 'Embed designer', worlds: webhookWorlds },
  { title: 'Selling', worlds: marketplaceWorlds },
  { title: 'Buying', worlds: { ...buyerWorlds, ...waitlistWorlds } },
  { title: 'Site administration', worlds: { ...siteAdminWorlds, ...reportWorlds } },
  { title: 'Verification', worlds: verificationWorlds },
  { title: 'Live updates', worlds: liveWorlds },
];

export type WorldName = keyof typeof worlds;

export const worldNames = Object.keys(worlds) as readonly WorldName[];

export function isWorldName(word: string | null): word is WorldName {
  return word !== null && Object.hasOwn(worlds, word);
}
