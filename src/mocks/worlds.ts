import { botWorlds } from './bot-worlds';
import { buyerWorlds } from './buyer-worlds';
import { type Conditions, defaultConditions } from './conditions';
import { marketplaceWorlds } from './marketplace-worlds';
import type { PersonName } from './people';
import { reportWorlds } from './report-worlds';
import { siteAdminWorlds } from './site-admin-worlds';
import { verificationWorlds } from './verification-worlds';
import { serverListWorlds } from './server-list-worlds';
import { waitlistWorlds } from './waitlist-worlds';
import { webhookWorlds } from './webhook-worlds';

/** A named state of the mock backend: `?world=token-expired` opens the app in it. */
export interface World {
  description: string;
  startsAs: PersonName | null;
  /** The person whose Discord account signs in. */
  discordAccount: PersonName;
  conditions: Conditions;
}

function signedOut(description: string, conditions: Partial<Conditions> = {}): World {
  return {
    description,
    startsAs: null,
    discordAccount: 'owner',
    conditions: { ...defaultConditions, ...conditions },
  };
}

function signedInAs(
  person: PersonName,
  description: string,
  conditions: Partial<Conditions> = {},
): World {
  return {
    description,
    startsAs: person,
    discordAccount: person,
    conditions: { ...defaultConditions, ...conditions },
  };
}

const ownerWhen = (description: string, conditions: Partial<Conditions>) =>
  signedInAs('owner', description, conditions);

export const worlds = {
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
  'discord-breaks': signedOut('Discord fails when the token is checked after a sign-in', {
    discord: 'breaks',
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
  'no-discord-id': signedInAs('unlinked', 'Signed in without a Discord account'),
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
  'staff-online': signedOut('Signed out, with all staff online', {
    presence: 'everybody',
  }),
  'nobody-online': ownerWhen('No staff are online, and there are no other visitors', {
    presence: 'nobody',
  }),
  'realtime-lost': ownerWhen('Live updates are unavailable', { realtime: 'rejected' }),
  slow: ownerWhen('The server list never loads', { serverList: 'neverAnswers' }),
  'many-servers': ownerWhen('Signed in as a member of 200 servers, the most that Discord allows', {
    guilds: 'many',
  }),
  'save-fails': ownerWhen('Saving returns an error', { save: 'breaks' }),
  'save-unanswered': ownerWhen('Saving never finishes', { save: 'neverAnswers' }),
  'save-answer-lost': ownerWhen('Saving works, but the response is lost', {
    save: 'answerIsLost',
  }),
  'save-conflict': ownerWhen('Another user changes SuccessPoints just before the first save', {
    save: 'otherWasFaster',
  }),
  'save-not-allowed-to-modify': ownerWhen('Access to the server is removed before saving', {
    save: 'mayNotModify',
  }),
  'save-not-allowed': ownerWhen('Access to a panel is removed before saving', {
    save: 'mayNotSave',
  }),
  'save-not-allowed-to-edit-api': ownerWhen(
    'The right to change the API settings is removed before saving',
    { save: 'mayNotEditApi' },
  ),
  'save-sign-in-required': ownerWhen('The session has expired when saving', {
    save: 'signedOut',
  }),
  'save-invalid-server': ownerWhen('The server is deleted before saving', {
    save: 'unknownServer',
  }),
  'config-not-found': ownerWhen('The server does not exist', { config: 'missing' }),
  'config-forbidden': ownerWhen('Access to the configuration is denied', { config: 'forbidden' }),
  'config-unreachable': ownerWhen('The configuration does not load', {
    config: 'unreachable',
  }),
  'history-empty': ownerWhen('The change history is empty', {
    history: 'empty',
  }),
  'history-forbidden': ownerWhen('Access to the change history is denied', {
    history: 'forbidden',
  }),
  'history-unreachable': ownerWhen('The change history does not load', {
    history: 'unreachable',
  }),
  'secrets-unreachable': ownerWhen('The status of the API keys does not load', {
    secrets: 'unreachable',
  }),
  'guild-access-lapsed': ownerWhen('The server data from Discord is a day old', {
    guildAccess: 'expired',
  }),
  'team-empty': ownerWhen('Resell Heaven has no editors yet', { team: 'empty' }),
  'big-team': ownerWhen('Resell Heaven has a team of 300', { team: 'many' }),
  'big-team-and-servers': signedInAs(
    'admin',
    'Signed in as a site admin, with a team of 300 and 200 servers',
    { team: 'many', guilds: 'many' },
  ),
  'team-with-owner': ownerWhen('The platform owner is on the team of Resell Heaven', {
    team: 'withOwner',
  }),
  'team-unreachable': ownerWhen('The team does not load', { teamList: 'unreachable' }),
  'team-add-fails': ownerWhen('Adding a team member returns an error', {
    teamChanges: 'addFails',
  }),
  'team-update-fails': ownerWhen('Editing a team member returns an error', {
    teamChanges: 'updateFails',
  }),
  'team-remove-fails': ownerWhen('Removing a team member returns an error', {
    teamChanges: 'removeFails',
  }),
  'team-remove-refused': ownerWhen('Removing a team member is denied', {
    teamChanges: 'removeRefused',
  }),
  'team-permissions-fail': ownerWhen('Saving panels of a team member returns an error', {
    teamChanges: 'permissionsFail',
  }),
  'team-permissions-refused': ownerWhen('Saving panels of a team member is denied', {
    teamChanges: 'permissionsRefused',
  }),
  ...siteAdminWorlds,
  ...marketplaceWorlds,
  ...reportWorlds,
  ...buyerWorlds,
  ...waitlistWorlds,
  ...serverListWorlds,
  ...webhookWorlds,
  ...verificationWorlds,
  'avatar-refused': ownerWhen('Uploading a picture is denied', { avatars: 'rejected' }),
  ...botWorlds,
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;

export const worldNames = Object.keys(worlds) as readonly WorldName[];

export function isWorldName(word: string | null): word is WorldName {
  return word !== null && Object.hasOwn(worlds, word);
}
