/** How the parts of the mock backend behave in a world. */
export interface Conditions {
  network: 'up' | 'down';
  discordSignIn: 'offered' | 'off';
  /** The result of Discord's consent page. 'unknownTokens': tokens of a session that the auth server does not know. */
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
  /** The results of signing up. 'limited' also concerns the other emails, and 'wantsStrongPassword' new passwords. */
  signUp:
    | 'signsIn'
    | 'confirms'
    | 'taken'
    | 'refusesAddress'
    | 'wantsStrongPassword'
    | 'limited'
    | 'off'
    | 'wantsCaptcha';
  passwordChange: 'made' | 'needsReauthentication' | 'breaks';
  /** The results of opening a seller account. 'nameTakenMeanwhile': somebody else takes the username just before. */
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
  guilds: 'own' | 'many' | 'withoutAdministrator';
  /** 'expired': the guild data from Discord is out of date until it is renewed. */
  guildAccess: 'valid' | 'expired';
  realtime: 'live' | 'rejected';
  /** Which staff are online, and whether there are visitors other than the user. */
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
    /** Not saved, and no response. */
    | 'neverAnswers'
    /** Saved, but the response is lost. */
    | 'answerIsLost';
  addServer: 'adds' | 'rejects';
  team: 'usual' | 'empty' | 'many' | 'withOwner';
  teamList: 'lists' | 'unreachable';
  /** The results of changes to the team. 'Refused' fails as row-level security does. */
  teamChanges:
    | 'made'
    | 'addFails'
    | 'updateFails'
    | 'removeFails'
    | 'removeRefused'
    | 'permissionsFail'
    | 'permissionsRefused';
  avatars: 'stored' | 'rejected';
  guildResources: 'known' | 'unknown';
  managedUsers:
    | 'kept'
    | 'empty'
    | 'many'
    | 'unreachable'
    | 'changesFail'
    | 'otherWasFaster'
    | 'roleIsTaken'
    | 'sessionEnds';
  /** The stores of the marketplace. The values from 'hidden' on concern the store card-collectors. */
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
    /** Three members of a membership have no place. */
    | 'oversold'
    /** The user noor.moderates has a membership of three stores. */
    | 'bought'
    /** `card-collectors` is the only store of its seller: new, without a design or memberships. */
    | 'draft'
    | 'hiddenBySite'
    | 'hostile';
  /** A seller's own stores. */
  ownStores: 'list' | 'unreachable' | 'neverAnswers';
  /** The memberships of a seller's own stores. */
  ownMemberships: 'list' | 'unreachable' | 'neverAnswers';
  /** The transactions of the store card-collectors, and its connection to the payment providers. */
  payments:
    | 'usual'
    /** No secret is set. */
    | 'none'
    /** A secret is set, but no event with a valid signature has arrived. */
    | 'unconnected'
    | 'many'
    | 'unreachable'
    | 'neverAnswers';
  /** The overview of a seller's own stores. 'empty': nothing was counted and changed before. */
  storeOverview: 'usual' | 'empty' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The members of a seller's own stores. */
  storeMembers: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The memberships that the user has bought. */
  purchases: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** Claiming what was bought with another address: the link in the email, and the claim itself. */
  claims: 'made' | 'limited' | 'refusesAddress' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The results of changing a review or the reply to one. 'otherWasFaster': another tab changes it just before. */
  reviewChanges:
    | 'saved'
    | 'unreachable'
    /** Saved, but the response is lost. */
    | 'answerIsLost'
    | 'otherWasFaster'
    /** Another tab deletes the review just before. */
    | 'deletedMeanwhile'
    /** The store refunds the memberships of the user just before. */
    | 'refundedMeanwhile'
    /** The site hides the review, and another tab deletes it, just before. */
    | 'hiddenMeanwhile'
    | 'signedOut'
    | 'breaks';
  /** The reviews of a seller's own stores. */
  ownReviews: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The results of an import of members, but not of its preview. 'renamedMeanwhile': another tab renames a membership. */
  memberImport: 'made' | 'breaks' | 'renamedMeanwhile';
  /** The results of changes to stores and memberships. */
  storeChanges:
    | 'saved'
    | 'unreachable'
    /** Not saved, and no response. */
    | 'neverAnswers'
    /** Saved, but the response is lost. */
    | 'answerIsLost'
    | 'otherWasFaster'
    /** The session has ended, and cannot be refreshed. */
    | 'signedOut';
  /** The reports of stores and reviews, and the log of decisions. 'reviews': reviews are reported, and one is hidden. */
  reports: 'none' | 'some' | 'reviews' | 'many' | 'unreachable' | 'neverAnswers';
  /** The users on waiting lists. */
  waiting: 'none' | 'some' | 'many';
  /** The results of reading waiting lists. */
  waitlistReads: 'list' | 'unreachable' | 'neverAnswers' | 'signedOut';
  /** The results of joining and leaving a waiting list. */
  waitlistChanges:
    | 'saved'
    | 'unreachable'
    | 'neverAnswers'
    /** Saved, but the response is lost. */
    | 'answerIsLost'
    | 'signedOut'
    /** A place becomes free just before. */
    | 'freeMeanwhile'
    /** The store is hidden just before. */
    | 'hiddenMeanwhile'
    /** The purchase of the user is recorded just before. */
    | 'boughtMeanwhile'
    | 'tooMany';
  /** The results of reporting a store or a review. */
  reporting:
    | 'stored'
    /** The store or the review is hidden just before. */
    | 'hiddenMeanwhile'
    | 'alreadyReported'
    | 'tooMany'
    | 'signedOut'
    | 'rejected'
    | 'unreachable'
    | 'neverAnswers'
    /** Stored, but the response is lost. */
    | 'answerIsLost';
  /** The results of decisions about stores and reviews. */
  decisions:
    | 'made'
    /** Another site admin dismisses the reports, or decides otherwise, just before the first decision. */
    | 'otherWasFaster'
    /** The store or the review is deleted just before. */
    | 'deletedMeanwhile'
    | 'roleIsTaken'
    | 'sessionEnds'
    | 'rejected'
    /** Not made, and no response. */
    | 'neverAnswers'
    | 'unreachable'
    /** Made, but the response is lost. */
    | 'answerIsLost';
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
  passwordChange: 'made',
  sellerAccounts: 'opened',
  session: 'fresh',
  refresh: 'works',
  signOut: 'works',
  serverList: 'lists',
  guilds: 'own',
  guildAccess: 'valid',
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
  stores: 'usual',
  ownStores: 'list',
  ownMemberships: 'list',
  payments: 'usual',
  storeOverview: 'usual',
  storeMembers: 'list',
  purchases: 'list',
  claims: 'made',
  reviewChanges: 'saved',
  ownReviews: 'list',
  memberImport: 'made',
  storeChanges: 'saved',
  waiting: 'none',
  waitlistReads: 'list',
  waitlistChanges: 'saved',
  reports: 'none',
  reporting: 'stored',
  decisions: 'made',
  verification: 'verifies',
};
