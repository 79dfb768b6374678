import { factorWorlds } from './session/factor-worlds';
import { botWorlds, configWorlds, saveWorlds, teamWorlds } from './dashboard/settings-worlds';
import { buyerWorlds } from './market/buyer-worlds';
import { exportWorlds } from './market/export-worlds';
import { marketplaceWorlds } from './market/marketplace-worlds';
import { reportWorlds, siteAdminWorlds } from './admin/admin-worlds';
import { serverListWorlds } from './dashboard/server-list-worlds';
import { waitlistWorlds } from './market/waitlist-worlds';
import type { Conditions } from './conditions';
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
  'sessions-many': ownerWhen('Signed in on 41 devices', { otherSessions: 'many' }),
  'sessions-one': ownerWhen('Signed in on this device only', { otherSessions: 'none' }),
  'sessions-unreachable': ownerWhen('The list of sessions does not load', {
    sessionReads: 'unreachable',
  }),
  'sessions-signed-out': ownerWhen('The session expires before the list of sessions is read', {
    sessionReads: 'signedOut',
  }),
  'session-end-unanswered': ownerWhen('Signing out another device gets no response', {
    sessionEnds: 'unreachable',
  }),
  'session-end-answer-lost': ownerWhen('Another device is signed out, but the response is lost', {
    sessionEnds: 'answerIsLost',
  }),
  'session-end-signed-out': ownerWhen('The session expires while another device is signed out', {
    sessionEnds: 'sessionEnds',
  }),
  'signed-out-elsewhere': ownerWhen('This session was ended on another device', {
    ownSession: 'endedElsewhere',
  }),
} as const satisfies Record<string, World>;

const liveWorlds = {
  'staff-online': signedOut('Signed out, with all staff online', {
    presence: 'everybody',
  }),
  'nobody-online': ownerWhen('No staff are online, and there are no other visitors', {
    presence: 'nobody',
  }),
  'presence-unreachable': ownerWhen('It cannot be read who is online', {
    presence: 'unreachable',
  }),
  'realtime-lost': ownerWhen('Live updates are unavailable', { realtime: 'rejected' }),
} as const satisfies Record<string, World>;

const verifying = (description: string, verification: Conditions['verification']) =>
  ownerWhen(description, { verification });

const verificationWorlds = {
  'verification-fails': verifying('The verification returns an error', 'breaks'),
  'verification-reconnect': verifying(
    'The Discord token has expired at the verification',
    'tokenExpired',
  ),
  'verification-not-confirmed': verifying(
    'Discord reports another account at the verification',
    'foreignAccount',
  ),
  'verification-limited': verifying('Discord limits requests at the verification', 'limited'),
  'verification-offline': verifying('The connection is lost at the verification', 'unreachable'),
} as const satisfies Record<string, World>;

const webhookThat = (webhook: Conditions['webhook'], description: string) =>
  signedOut(description, { webhook });

const webhookWorlds = {
  'webhook-404': webhookThat('gone', 'The webhook was deleted'),
  'webhook-400': webhookThat('rejects', 'Discord rejects the first title of every message'),
  'webhook-401': webhookThat('wrongToken', 'The webhook URL has a wrong token'),
  'webhook-403': webhookThat('forbids', 'The webhook may not post in its channel'),
  'webhook-429': webhookThat('limits', 'Discord limits the first message for a few seconds'),
  'webhook-500': webhookThat('breaks', 'Discord returns an error for every message'),
  'webhook-unreachable': webhookThat('unreachable', 'The connection is lost with every message'),
} as const satisfies Record<string, World>;

export const worlds = {
  ...peopleWorlds,
  ...discordWorlds,
  ...sessionWorlds,
  ...factorWorlds,
  ...liveWorlds,
  ...saveWorlds,
  ...configWorlds,
  ...teamWorlds,
  ...siteAdminWorlds,
  ...marketplaceWorlds,
  ...exportWorlds,
  ...reportWorlds,
  ...buyerWorlds,
  ...waitlistWorlds,
  ...serverListWorlds,
  ...webhookWorlds,
  ...verificationWorlds,
  ...botWorlds,
} as const satisfies Record<string, World>;

export const worldGroups: readonly { title: string; worlds: Readonly<Record<string, World>> }[] = [
  { title: 'People', worlds: peopleWorlds },
  { title: 'Sign-in and session', worlds: sessionWorlds },
  { title: 'Second factor', worlds: factorWorlds },
  { title: 'Server list', worlds: { ...discordWorlds, ...serverListWorlds } },
  { title: 'Settings', worlds: { ...saveWorlds, ...configWorlds, ...botWorlds } },
  { title: 'Team', worlds: teamWorlds },
  { title: 'Embed designer', worlds: webhookWorlds },
  { title: 'Selling', worlds: { ...marketplaceWorlds, ...exportWorlds } },
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
