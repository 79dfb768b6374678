import type { Conditions } from '../conditions';
import { ownerWhen, signedInAs, signedOut, type World } from '../world';

const visitorWhen = (description: string, stores: Conditions['stores']) =>
  signedOut(description, { stores });

const signingUp = (description: string, conditions: Partial<Conditions>): World => ({
  ...signedInAs('newcomer', description, conditions),
  startsAs: null,
});

const accountWorlds = {
  'seller-new': signedInAs('newcomer', 'Signed in with Discord, without a seller account'),
  'seller-confirming': signingUp('A new account needs a confirmed email address', {
    signUp: 'confirms',
  }),
  'signup-taken': signingUp('Every email address has an account', { signUp: 'taken' }),
  'signup-address-refused': signingUp('The backend accepts no email address', {
    signUp: 'refusesAddress',
  }),
  'signup-weak-password': signingUp('Every password is too weak', {
    signUp: 'wantsStrongPassword',
  }),
  'signup-rate-limited': signingUp('Too many emails were requested', { signUp: 'limited' }),
  'signup-disabled': signingUp('Signing up is disabled in the backend', { signUp: 'off' }),
  'signup-fails': signingUp('A hook of the backend that sends the emails does not respond', {
    signUp: 'breaks',
  }),
  'captcha-wanted': signingUp('The backend wants a security check for passwords and emails', {
    captcha: 'wanted',
  }),
  'signup-username-taken': signingUp('Another seller takes every username just before', {
    sellerAccounts: 'nameTakenMeanwhile',
  }),
  'password-sign-in-limited': signingUp('There were too many sign-ins with a password', {
    password: 'limited',
  }),
  'password-link-old': signedInAs('newcomer', 'A new password needs a more recent sign-in', {
    passwordChange: 'needsReauthentication',
  }),
  'password-fails': signedInAs('newcomer', 'Changing the password returns an error', {
    passwordChange: 'breaks',
  }),
  'seller-fails': signedInAs('newcomer', 'Opening a seller account returns an error', {
    sellerAccounts: 'breaks',
  }),
  'seller-account-unreachable': signedInAs('newcomer', 'The seller account does not load', {
    sellerAccounts: 'unreachable',
  }),
} as const;

export const marketplaceWorlds = {
  ...accountWorlds,
  'marketplace-empty': visitorWhen('No store is published', 'none'),
  'marketplace-unreachable': visitorWhen('The stores do not load', 'unreachable'),
  'marketplace-slow': visitorWhen('The stores never finish loading', 'neverAnswers'),
  'stores-many': visitorWhen('The marketplace lists 500 stores', 'many'),
  'store-hidden': visitorWhen('The store card-collectors is hidden', 'hidden'),
  'store-deleted': visitorWhen('The store card-collectors was deleted', 'deleted'),
  'store-not-designed': visitorWhen('The store card-collectors has no design yet', 'notDesigned'),
  'store-sold-out': visitorWhen('The store card-collectors is sold out', 'soldOut'),
  'store-without-memberships': visitorWhen(
    'The store card-collectors has no memberships',
    'noMemberships',
  ),
  'store-many-memberships': visitorWhen(
    'The store card-collectors has 40 memberships',
    'manyMemberships',
  ),
  'store-hostile': visitorWhen(
    'Texts, links and colors of the store card-collectors are hostile',
    'hostile',
  ),
  'seller-with-store': ownerWhen('The user sells in two published stores'),
  'seller-without-store': ownerWhen('The user has no store yet', { stores: 'none' }),
  'seller-with-draft-store': ownerWhen('The only store of the user is new and not public', {
    stores: 'draft',
  }),
  'seller-anothers-store': signedInAs('newcomer', 'The stores belong to other sellers'),
  'seller-hidden-by-site': ownerWhen('The site has hidden the store card-collectors', {
    stores: 'hiddenBySite',
  }),
  'seller-link-paused': ownerWhen('The seller may no longer manage roles in the server', {
    stores: 'linkPaused',
  }),
  'seller-role-refused': ownerWhen("A membership's role is above the seller's highest role", {
    stores: 'roleRefused',
  }),
  'seller-unlinked': ownerWhen('An administrator has unlinked the store from the server', {
    stores: 'unlinked',
  }),
  'seller-without-servers': ownerWhen('A seller administers no Discord server', {
    guilds: 'withoutAdministrator',
  }),
  'seller-without-discord': ownerWhen("A seller's account is not connected to Discord", {
    serverList: 'noDiscordToken',
  }),
  'seller-servers-unreachable': ownerWhen("A seller's Discord servers do not load", {
    serverList: 'breaks',
  }),
  'seller-unreachable': ownerWhen("A seller's stores do not load", { ownStores: 'unreachable' }),
  'seller-slow': ownerWhen("A seller's stores never finish loading", {
    ownStores: 'neverAnswers',
  }),
  'seller-save-fails': ownerWhen('Changes to a store are not saved', {
    storeChanges: 'unreachable',
  }),
  'seller-save-unanswered': ownerWhen('Changes to a store get no response', {
    storeChanges: 'neverAnswers',
  }),
  'seller-save-answer-lost': ownerWhen('Changes to a store are saved, but the response is lost', {
    storeChanges: 'answerIsLost',
  }),
  'seller-save-conflict': ownerWhen('A store is saved in another tab first', {
    storeChanges: 'otherWasFaster',
  }),
  'seller-save-signed-out': ownerWhen("The seller's session ends while saving", {
    storeChanges: 'signedOut',
  }),
  'seller-no-memberships': ownerWhen('The store card-collectors of the user has no memberships', {
    stores: 'noMemberships',
  }),
  'seller-many-memberships': ownerWhen('The store card-collectors of the user has 40 memberships', {
    stores: 'manyMemberships',
  }),
  'seller-hostile': ownerWhen(
    'Texts and links of the store card-collectors of the user are hostile',
    { stores: 'hostile' },
  ),
  'seller-memberships-unreachable': ownerWhen("A seller's memberships do not load", {
    ownMemberships: 'unreachable',
  }),
  'seller-busy': ownerWhen(
    'A store has 5,000 members and 20,000 transactions in three currencies',
    { stores: 'manyMembers', payments: 'many' },
  ),
  'payment-secret-missing': ownerWhen('A store is not connected to a payment provider', {
    payments: 'none',
  }),
  'payment-signature-wrong': ownerWhen(
    'A secret is set, but no event with a valid signature has arrived',
    { payments: 'unconnected' },
  ),
  'seller-payments-unreachable': ownerWhen("A seller's payments do not load", {
    payments: 'unreachable',
  }),
  'seller-payments-too-slow': ownerWhen("Reading a seller's payments takes too long", {
    payments: 'tooSlow',
  }),
  'seller-payments-slow': ownerWhen("A seller's payments never finish loading", {
    payments: 'neverAnswers',
  }),
  'overview-empty': ownerWhen('A store has no visitors, members and payments yet', {
    stores: 'noMemberships',
    payments: 'none',
    storeOverview: 'empty',
  }),
  'overview-unreachable': ownerWhen('The overview of a store does not load', {
    storeOverview: 'unreachable',
  }),
  'overview-slow': ownerWhen('The overview of a store never finishes loading', {
    storeOverview: 'neverAnswers',
  }),
  'overview-signed-out': ownerWhen("The seller's session ends before the overview loads", {
    storeOverview: 'signedOut',
  }),
  'overview-live-lost': ownerWhen('Changes of the figures of a store are not reported', {
    realtime: 'rejected',
  }),
  'members-many': ownerWhen('The store card-collectors of the user has 5,000 members', {
    stores: 'manyMembers',
  }),
  'members-oversold': ownerWhen('Three members of the store card-collectors have no place', {
    stores: 'oversold',
  }),
  'members-unreachable': ownerWhen('The members of a store do not load', {
    storeMembers: 'unreachable',
  }),
  'members-too-slow': ownerWhen('Reading the members of a store takes too long', {
    storeMembers: 'tooSlow',
  }),
  'members-slow': ownerWhen('The members of a store never finish loading', {
    storeMembers: 'neverAnswers',
  }),
  'members-signed-out': ownerWhen("The seller's session ends before the members load", {
    storeMembers: 'signedOut',
  }),
  'members-live-lost': ownerWhen('Changes of the members are not reported', {
    realtime: 'rejected',
  }),
  'members-import-faulty': ownerWhen('Importing members takes too long after the preview', {
    memberImport: 'tooSlow',
  }),
  'members-import-changed': ownerWhen(
    'Another tab renames the memberships between the preview and the import of members',
    { memberImport: 'renamedMeanwhile' },
  ),
  'seller-memberships-slow': ownerWhen("A seller's memberships never finish loading", {
    ownMemberships: 'neverAnswers',
  }),
} as const;
