import { type Conditions, workingDay } from './conditions';
import type { PersonName } from './people';
import { siteAdminWorlds } from './site-admin-worlds';
import { verificationWorlds } from './verification-worlds';
import { webhookWorlds } from './webhook-worlds';

/** A condition of the world with a name: `?world=token-expired` opens the app in it. */
export interface World {
  /** One line for whoever picks a world. */
  description: string;
  /** Who is signed in when the app opens. */
  startsAs: PersonName | null;
  /** Whose Discord account signs in. */
  discordAccount: PersonName;
  conditions: Conditions;
}

function signedOut(description: string, conditions: Partial<Conditions> = {}): World {
  return {
    description,
    startsAs: null,
    discordAccount: 'owner',
    conditions: { ...workingDay, ...conditions },
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
    conditions: { ...workingDay, ...conditions },
  };
}

const ownerWhen = (description: string, conditions: Partial<Conditions>) =>
  signedInAs('owner', description, conditions);

export const worlds = {
  'signed-out': signedOut('Nobody is signed in; Discord would sign in the owner of two servers'),
  'newcomer-signed-out': {
    ...signedOut('Nobody is signed in; Discord would sign in someone who is in no server'),
    discordAccount: 'newcomer',
  },
  owner: signedInAs('owner', 'Signed in, with two servers of their own among eight'),
  admin: signedInAs('admin', 'Signed in as someone of the team who may edit everything'),
  'editor-with-points-only': signedInAs(
    'editor',
    'Signed in, and may edit the points of two servers',
  ),
  'api-moderator': signedInAs(
    'moderator',
    'Signed in, and may change the points and the API settings of one server',
  ),
  'api-support': signedInAs(
    'supporter',
    'Signed in, and may open the API settings of one server without changing them',
  ),
  'platform-owner': signedInAs('platformOwner', 'Signed in as the owner of the platform'),
  'no-servers': signedInAs('newcomer', 'Signed in, and in no Discord server'),
  'missing-scopes': ownerWhen('Discord was not allowed to tell the servers', {
    serverList: 'missingScopes',
  }),
  'token-expired': ownerWhen('The Discord token is dead and stays dead', {
    serverList: 'tokenExpired',
  }),
  'token-expired-refresh-works': ownerWhen('The Discord token is dead until it is refreshed', {
    serverList: 'tokenExpiredUntilRefreshed',
  }),
  'token-expired-refresh-fails': ownerWhen('The Discord token is dead, and so is the session', {
    serverList: 'tokenExpired',
    refresh: 'refused',
  }),
  'no-discord-token': ownerWhen('The backend was never given a Discord token', {
    serverList: 'noDiscordToken',
  }),
  'discord-breaks': signedOut('Discord breaks when it is asked about a token; sign in to see it', {
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
  'function-no-api-key': ownerWhen('The gateway finds no API key on the call for the server list', {
    serverList: 'noApiKey',
  }),
  'function-500': ownerWhen('The server list function breaks', { serverList: 'breaks' }),
  'function-invalid-response': ownerWhen('The server list function answers something else', {
    serverList: 'answersNonsense',
  }),
  'no-discord-id': signedInAs('unlinked', 'Signed in without a Discord account'),
  offline: ownerWhen('Signed in, but nothing answers', { network: 'down' }),
  'offline-signed-out': signedOut('Nobody is signed in, and nothing answers', { network: 'down' }),
  'sign-in-fails': signedOut('Signing in with Discord is switched off in the backend', {
    discordSignIn: 'off',
  }),
  'sign-in-without-session': signedOut('Discord sends back tokens the backend does not know', {
    consent: 'worthless',
  }),
  'sign-in-refused': signedOut('Whoever signs in changes their mind on the page of Discord', {
    consent: 'denied',
  }),
  'sign-out-fails': ownerWhen('Signing out is answered with an error', { signOut: 'fails' }),
  'invalid-credentials': signedOut('No e-mail and password are ever right', {
    password: 'neverRight',
  }),
  'session-refresh-fails': ownerWhen('The session is about to end and is not renewed', {
    session: 'expiring',
    refresh: 'refused',
  }),
  'session-refresh-empty': ownerWhen('The session is about to end, and its renewal is empty', {
    session: 'expiring',
    refresh: 'answersNothing',
  }),
  'staff-online': signedOut('Nobody is signed in, and all of the staff is online', {
    presence: 'everybody',
  }),
  'nobody-online': ownerWhen('Nobody of the staff is online, and nobody else looks at the site', {
    presence: 'nobody',
  }),
  'realtime-lost': ownerWhen('Live updates cannot be subscribed to', { realtime: 'refused' }),
  slow: ownerWhen('The server list is never answered', { serverList: 'neverAnswers' }),
  'many-servers': ownerWhen('Signed in, with the 200 servers Discord allows', { guilds: 'many' }),
  'save-fails': ownerWhen('Saving is answered with an error', { save: 'breaks' }),
  'save-unanswered': ownerWhen('Saving is never answered', { save: 'neverAnswers' }),
  'save-answer-lost': ownerWhen('Saving works, but its answer does not arrive', {
    save: 'answerIsLost',
  }),
  'save-conflict': ownerWhen('Someone else changes SuccessPoints just before the first save', {
    save: 'otherWasFaster',
  }),
  'save-not-allowed-to-modify': ownerWhen('The right to the server was taken away before saving', {
    save: 'mayNotModify',
  }),
  'save-not-allowed': ownerWhen('The right to a panel was taken away before saving', {
    save: 'mayNotSave',
  }),
  'save-not-allowed-to-edit-api': ownerWhen(
    'The right to the API settings was taken away before saving',
    { save: 'mayNotEditApi' },
  ),
  'save-sign-in-required': ownerWhen('The backend wants another sign-in before it saves', {
    save: 'signedOut',
  }),
  'save-invalid-server': ownerWhen('The server was deleted before saving', {
    save: 'unknownServer',
  }),
  'config-not-found': ownerWhen('There is no such server', { config: 'missing' }),
  'config-forbidden': ownerWhen('The configuration may not be read', { config: 'forbidden' }),
  'config-unreachable': ownerWhen('The configuration cannot be fetched', {
    config: 'unreachable',
  }),
  'history-empty': ownerWhen('Nothing was ever written down of who changed what', {
    history: 'empty',
  }),
  'history-forbidden': ownerWhen('Who changed what may not be read', { history: 'forbidden' }),
  'history-unreachable': ownerWhen('Who changed what cannot be fetched', {
    history: 'unreachable',
  }),
  'secrets-unreachable': ownerWhen('Whether an API key is set cannot be found out', {
    secrets: 'unreachable',
  }),
  'guild-access-lapsed': ownerWhen(
    'What Discord said of the servers is a day old: it counts again once Discord was asked',
    { guildAccess: 'lapsed' },
  ),
  'no-administrator-servers': ownerWhen('A member everywhere, an administrator nowhere', {
    guilds: 'withoutAdministrator',
  }),
  'add-server-refused': ownerWhen('Adding a server is refused', { addServer: 'refuses' }),
  'team-empty': ownerWhen('Nobody was handed a panel of Resell Heaven yet', { team: 'empty' }),
  'big-team': ownerWhen('Resell Heaven has a team of 300', { team: 'many' }),
  'big-team-and-servers': signedInAs(
    'admin',
    'Signed in as someone who runs the site, with a team of 300 and 200 servers',
    { team: 'many', guilds: 'many' },
  ),
  'team-with-owner': ownerWhen('The owner of the platform is on the team of Resell Heaven', {
    team: 'withOwner',
  }),
  'team-unreachable': ownerWhen('The team cannot be fetched', { teamList: 'unreachable' }),
  'team-add-fails': ownerWhen('Adding a member is answered with an error', {
    teamChanges: 'addFails',
  }),
  'team-update-fails': ownerWhen('Changing a member is answered with an error', {
    teamChanges: 'updateFails',
  }),
  'team-remove-fails': ownerWhen('Removing a member is answered with an error', {
    teamChanges: 'removeFails',
  }),
  'team-remove-refused': ownerWhen('The right to remove members was taken away before they were', {
    teamChanges: 'removeRefused',
  }),
  'team-permissions-fail': ownerWhen('Saving what members may open is answered with an error', {
    teamChanges: 'permissionsFail',
  }),
  'team-permissions-refused': ownerWhen(
    'The right to hand out panels was taken away before they were saved',
    { teamChanges: 'permissionsRefused' },
  ),
  ...siteAdminWorlds,
  ...webhookWorlds,
  ...verificationWorlds,
  'avatar-refused': ownerWhen('The storage takes no pictures', { avatars: 'refused' }),
  'guild-resources-unknown': ownerWhen(
    'The bot is not in the server: no role or channel is known',
    {
      guildResources: 'unknown',
    },
  ),
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;

export const worldNames = Object.keys(worlds) as readonly WorldName[];

/** Whether a word out of an address names a world. */
export function isWorldName(word: string | null): word is WorldName {
  return word !== null && Object.hasOwn(worlds, word);
}
