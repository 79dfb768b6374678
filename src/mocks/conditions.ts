/** What can be different from a working day. Each part of the backend looks at its own line. */
export interface Conditions {
  network: 'up' | 'down';
  /** Whether the auth server offers to sign in with Discord at all. */
  discordSignIn: 'offered' | 'off';
  /** What Discord's consent page answers; worthless tokens are those of a session nobody knows. */
  consent: 'granted' | 'denied' | 'worthless';
  /** What Discord's own API does when it is asked about the person. */
  discord: 'answers' | 'breaks';
  /** What Discord makes of every message that is sent through a webhook. */
  webhook:
    | 'delivers'
    | 'gone'
    | 'rejects'
    | 'wrongToken'
    | 'forbids'
    | 'limits'
    | 'breaks'
    | 'unreachable';
  password: 'checked' | 'neverRight';
  /** How long the session has left that the world starts with. */
  session: 'fresh' | 'expiring';
  refresh: 'works' | 'refused' | 'answersNothing';
  signOut: 'works' | 'fails';
  serverList:
    | 'lists'
    | 'missingScopes'
    | 'tokenExpired'
    | 'tokenExpiredUntilRefreshed'
    | 'noDiscordToken'
    | 'emptyBody'
    | 'invalidJson'
    | 'missingUserId'
    | 'noApiKey'
    | 'breaks'
    | 'answersNonsense'
    | 'neverAnswers';
  guilds: 'own' | 'many' | 'withoutAdministrator';
  /** Whether the database still believes what Discord said, or only once it was asked again. */
  guildAccess: 'believed' | 'lapsed';
  realtime: 'live' | 'refused';
  /** Who of the staff is online, and whether anybody but the viewer looks at the site. */
  presence: 'usual' | 'everybody' | 'nobody';
  config: 'loads' | 'missing' | 'forbidden' | 'unreachable';
  history: 'lists' | 'empty' | 'forbidden' | 'unreachable';
  secrets: 'known' | 'unreachable';
  save:
    | 'saves'
    | 'breaks'
    | 'otherWasFaster'
    | 'mayNotModify'
    | 'mayNotSave'
    | 'mayNotEditApi'
    | 'signedOut'
    | 'unknownServer'
    /** Neither saved nor answered. */
    | 'neverAnswers'
    /** Saved, but the answer does not arrive. */
    | 'answerIsLost';
  addServer: 'adds' | 'refuses';
  /** Who is on the team of Resell Heaven before anybody changes it. */
  team: 'usual' | 'empty' | 'many' | 'withOwner';
  teamList: 'lists' | 'unreachable';
  /** What becomes of changes to the team; a right that is gone refuses the way row-level security does. */
  teamChanges:
    | 'made'
    | 'addFails'
    | 'updateFails'
    | 'removeFails'
    | 'removeRefused'
    | 'permissionsFail'
    | 'permissionsRefused';
  avatars: 'stored' | 'refused';
  guildResources: 'known' | 'unknown';
  /** The list of the admin panel, and what becomes of changes to it. */
  managedUsers:
    | 'kept'
    | 'empty'
    | 'many'
    | 'unreachable'
    | 'changesFail'
    | 'otherWasFaster'
    | 'roleIsTaken'
    | 'sessionEnds';
  /** What becomes of a verification. */
  verification:
    | 'verifies'
    | 'breaks'
    | 'tokenExpired'
    | 'foreignAccount'
    | 'limited'
    | 'unreachable';
}

/** Nothing is out of the ordinary. */
export const workingDay: Conditions = {
  network: 'up',
  discordSignIn: 'offered',
  consent: 'granted',
  discord: 'answers',
  webhook: 'delivers',
  password: 'checked',
  session: 'fresh',
  refresh: 'works',
  signOut: 'works',
  serverList: 'lists',
  guilds: 'own',
  guildAccess: 'believed',
  realtime: 'live',
  presence: 'usual',
  config: 'loads',
  history: 'lists',
  secrets: 'known',
  save: 'saves',
  addServer: 'adds',
  team: 'usual',
  teamList: 'lists',
  teamChanges: 'made',
  avatars: 'stored',
  guildResources: 'known',
  managedUsers: 'kept',
  verification: 'verifies',
};
