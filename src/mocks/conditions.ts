import type { MockBot } from './dashboard/guild';
import { type AccessConditions, defaultAccessConditions } from './dashboard/access-conditions';
import { defaultSessionConditions, type SessionConditions } from './session/session-conditions';
import { defaultStoreConditions, type StoreConditions } from './market/store-conditions';

/** The conditions of a world: how each part of the mock backend behaves. */
export interface Conditions extends StoreConditions, AccessConditions, SessionConditions {
  network: 'up' | 'down';
  discordSignIn: 'offered' | 'off';
  /** 'unknownTokens': the redirect has the tokens of a session that the auth server does not know. */
  consent: 'granted' | 'denied' | 'unknownTokens';
  /** The behavior of Discord's API for requests with the user's token. */
  discord: 'answers' | 'breaks';
  webhook:
    | 'delivers'
    | 'gone'
    | 'rejects'
    | 'wrongToken'
    | 'forbids'
    | 'limits'
    | 'breaks'
    | 'unreachable';
  password: 'checked' | 'alwaysWrong' | 'limited';
  /**
   * The results of signing up. 'limited' and 'breaks' also apply to emails that reset a password or confirm a new address.
   * 'wantsStrongPassword' also applies when a user changes a password.
   */
  signUp:
    | 'signsIn'
    | 'confirms'
    | 'taken'
    | 'refusesAddress'
    | 'wantsStrongPassword'
    | 'limited'
    | 'off'
    | 'breaks';
  /** Whether requests that create a session or send an email need the token of a security check. */
  captcha: 'off' | 'wanted';
  passwordChange: 'made' | 'needsReauthentication' | 'breaks';
  /** 'nameTakenMeanwhile': another user takes the username just before the account is opened. */
  sellerAccounts: 'opened' | 'nameTakenMeanwhile' | 'breaks' | 'unreachable';
  /** How soon the initial session expires. */
  session: 'fresh' | 'expiring';
  refresh: 'works' | 'rejected' | 'empty';
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
    | 'invalidResponse'
    | 'neverAnswers';
  guilds: 'own' | 'many' | 'forty' | 'withoutAdministrator';
  /** 'expired': the guild data from Discord is out of date until it is renewed. */
  guildAccess: 'valid' | 'expired';
  serverFacts: 'known' | 'unreachable';
  realtime: 'live' | 'rejected';
  /** Which staff are online, and whether there are visitors other than the user. */
  presence: 'usual' | 'everybody' | 'nobody' | 'unreachable';
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
    /** The server does not save the changes and sends no response. */
    | 'neverAnswers'
    /** The server saves the changes, but its response is lost. */
    | 'answerIsLost';
  addServer: 'adds' | 'rejects';
  /** 'handedOver': the editors of Resell Heaven, except those in `people`, were added under a former owner. */
  team: 'usual' | 'empty' | 'many' | 'withOwner' | 'handedOver';
  teamList: 'lists' | 'unreachable';
  /** 'Refused' at the end means that row-level security rejects the change. */
  teamChanges:
    | 'made'
    | 'addFails'
    | 'updateFails'
    | 'removeFails'
    | 'removeRefused'
    | 'permissionsFail'
    | 'permissionsRefused';
  avatars: 'stored' | 'rejected';
  /** Whether the bot is in the server, and its permissions there. */
  guildResources: MockBot | 'unknown';
  /** 'earlier': the bot asked for a check of each server three hours ago, and two things failed. */
  checks: 'none' | 'earlier';
  managedUsers:
    | 'kept'
    | 'empty'
    | 'many'
    | 'tooSlow'
    | 'unreachable'
    | 'changesFail'
    | 'otherWasFaster'
    | 'roleIsTaken'
    | 'sessionEnds';
  /** 'hidden' and all values after it, except 'bought' and 'offered', describe the store `card-collectors`. */
  stores:
    | 'usual'
    | 'none'
    | 'many'
    | 'unreachable'
    | 'neverAnswers'
    | 'hidden'
    | 'notDesigned'
    | 'soldOut'
    | 'noMemberships'
    | 'manyMemberships'
    /** One membership has 5,000 members. */
    | 'manyMembers'
    /** Three users paid for a membership after its last spot was taken. */
    | 'oversold'
    /** The user noor.moderates has memberships of three stores. */
    | 'bought'
    /** The user noor.moderates has two more purchases, which nobody has confirmed. */
    | 'offered'
    /** `card-collectors` is the only store of its seller: new, without a design or memberships. */
    | 'draft'
    | 'hiddenBySite'
    /** Discord says that the seller may no longer manage roles in the store's server. */
    | 'linkPaused'
    /** Three more stores are linked to the server of `card-collectors`. */
    | 'sharedServer'
    /** One role of a membership is not below the seller's highest role. */
    | 'roleRefused'
    /** An administrator of the server has removed the link. */
    | 'unlinked'
    | 'deleted'
    | 'hostile';
  ownStores: 'list' | 'unreachable' | 'neverAnswers';
  ownMemberships: 'list' | 'unreachable' | 'neverAnswers';
  verification:
    | 'verifies'
    | 'breaks'
    | 'tokenExpired'
    | 'foreignAccount'
    | 'limited'
    | 'unreachable';
}

export const defaultConditions: Conditions = {
  network: 'up',
  discordSignIn: 'offered',
  consent: 'granted',
  discord: 'answers',
  webhook: 'delivers',
  password: 'checked',
  signUp: 'signsIn',
  captcha: 'off',
  passwordChange: 'made',
  sellerAccounts: 'opened',
  session: 'fresh',
  refresh: 'works',
  signOut: 'works',
  serverList: 'lists',
  guilds: 'own',
  guildAccess: 'valid',
  serverFacts: 'known',
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
  guildResources: 'usual',
  checks: 'none',
  managedUsers: 'kept',
  stores: 'usual',
  ownStores: 'list',
  ownMemberships: 'list',
  ...defaultStoreConditions,
  ...defaultAccessConditions,
  ...defaultSessionConditions,
  verification: 'verifies',
};
