import { ownerWhen, signedInAs, type World } from '../world';

export const saveWorlds = {
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
} as const satisfies Record<string, World>;

export const configWorlds = {
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
} as const satisfies Record<string, World>;

export const teamWorlds = {
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
  'team-handed-over': ownerWhen('Editors of Resell Heaven were added under a former owner', {
    team: 'handedOver',
  }),
  'confirm-session-ends': ownerWhen('The session ends before editors are confirmed', {
    team: 'handedOver',
    confirming: 'signedOut',
  }),
  'confirm-handed-on': ownerWhen('The server has another owner when editors are confirmed', {
    team: 'handedOver',
    confirming: 'handedOnMeanwhile',
  }),
  'confirm-answer-lost': ownerWhen('Editors are confirmed, but the response is lost', {
    team: 'handedOver',
    confirming: 'answerIsLost',
  }),
  'confirm-unanswered': ownerWhen('Confirming editors gets no response', {
    team: 'handedOver',
    confirming: 'unreachable',
  }),
  'confirm-slow': ownerWhen('Confirming editors never finishes', {
    team: 'handedOver',
    confirming: 'neverAnswers',
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
  'member-search-limited': ownerWhen('Discord limits how often members are searched', {
    memberSearch: 'limited',
  }),
  'member-search-signed-out': ownerWhen('The session ends before members are searched', {
    memberSearch: 'signedOut',
  }),
  'member-search-refused': ownerWhen('The right to add editors was taken away meanwhile', {
    memberSearch: 'rightTakenMeanwhile',
  }),
  'avatar-refused': ownerWhen('Uploading a picture is denied', { avatars: 'rejected' }),
} as const satisfies Record<string, World>;

/** Worlds in which the bot is not in the server, or cannot use some of its roles and channels. */
export const botWorlds = {
  'guild-resources-unknown': ownerWhen('The bot is not in the server', {
    guildResources: 'unknown',
  }),
  'bot-limited': ownerWhen('The bot has a low role, and some channels deny it permissions', {
    guildResources: 'limited',
  }),
  'bot-weak': ownerWhen(
    "The bot's invite gave it no permissions, and @everyone may not embed links",
    {
      guildResources: 'weak',
    },
  ),
  'bot-checked': ownerWhen('The bot has checked the servers: in each, two things fail', {
    checks: 'earlier',
  }),
  'bot-timed-out': ownerWhen('The bot is timed out', { guildResources: 'timedOut' }),
  'bot-unread': ownerWhen("Discord does not say what the bot's own roles are", {
    guildResources: 'unread',
  }),
} as const satisfies Record<string, World>;
