import type { AddError, ListError } from '#domain/admin/managed-user';
import type { DecisionError, ReportsError } from '#domain/admin/moderation';
import type { SaveError } from '#domain/bot-config/config';
import type { DeliveryError } from '#domain/message/delivery';
import type {
  MailError,
  OpenAccountError,
  PasswordError,
  SignUpError,
} from '#domain/marketplace/account';
import type { ClaimMailError } from '#domain/marketplace/membership-claim';
import type { StoreError } from '#domain/marketplace/store';
import type { ReportError } from '#domain/marketplace/store-report';
import type { JoinError, LeaveError, WaitlistError } from '#domain/marketplace/waitlist';
import type { SignInError } from '#domain/session/sign-in-error';
import type { VerificationError } from '#domain/session/verification';
import type {
  AskError,
  DeclineError,
  RequestsError,
  WithdrawError,
} from '#domain/team/access-request';
import type { ChangeError } from '#domain/team/failure';
import type { SearchError } from '#domain/team/guild-member';
import type { WorldName } from './worlds';

/* Each object below maps the kinds of an error to worlds that produce them. The code does not compile if a kind has
   no world. A comment explains each kind that is left out. */

export const saveErrorWorlds = {
  notAllowedToModify: 'save-not-allowed-to-modify',
  notAllowedToSave: 'save-not-allowed',
  notAllowedToEditApi: 'save-not-allowed-to-edit-api',
  signInRequired: 'save-sign-in-required',
  invalidServer: 'save-invalid-server',
  conflict: 'save-conflict',
  unanswered: 'offline',
  unknown: 'save-fails',
  factorRequired: 'second-factor',
  factorMissing: 'factor-missing',
} as const satisfies Record<SaveError['kind'], WorldName>;

export const deliveryErrorWorlds = {
  notFound: 'webhook-404',
  badRequest: 'webhook-400',
  rateLimited: 'webhook-429',
  forbidden: 'webhook-403',
  other: 'webhook-500',
  unreachable: 'webhook-unreachable',
} as const satisfies Record<DeliveryError['kind'], WorldName>;

export const verificationErrorWorlds = {
  signedOut: 'signed-out',
  reconnect: 'verification-reconnect',
  notConfirmed: 'verification-not-confirmed',
  rateLimited: 'verification-limited',
  unreachable: 'verification-offline',
  unknown: 'verification-fails',
} as const satisfies Record<VerificationError['kind'], WorldName>;

/** `missingName` needs no world, because the form checks the name before it sends the request. */
export const teamErrorWorlds = {
  signInRequired: 'signed-out-elsewhere',
  notAllowed: 'team-permissions-refused',
  cannotRemoveOwner: 'team-with-owner',
  unreachable: 'offline',
  unknown: 'team-add-fails',
  factorRequired: 'second-factor',
  factorMissing: 'factor-missing',
} as const satisfies Record<Exclude<ChangeError['kind'], 'missingName'>, WorldName>;

export const searchErrorWorlds = {
  signInRequired: 'member-search-signed-out',
  notAllowed: 'member-search-refused',
  notListed: 'guild-resources-unknown',
  rateLimited: 'member-search-limited',
  unreachable: 'offline',
} as const satisfies Record<SearchError['kind'], WorldName>;

export const managedUsersErrorWorlds = {
  notAllowed: 'admin-users-role-taken',
  signInRequired: 'admin-users-session-ends',
  alreadyThere: 'admin-users-taken',
  unknown: 'admin-users-fail',
  tooSlow: 'admin-users-too-slow',
  unreachable: 'offline',
  factorRequired: 'admin-second-factor',
} as const satisfies Record<(ListError | AddError)['kind'], WorldName>;

export const storeErrorWorlds = {
  notFound: 'store-hidden',
  gone: 'store-deleted',
  unreachable: 'marketplace-unreachable',
} as const satisfies Record<StoreError['kind'], WorldName>;

export const reportErrorWorlds = {
  gone: 'report-store-gone',
  own: 'seller-with-store',
  alreadyReported: 'report-already',
  tooManyReports: 'report-too-many',
  signInRequired: 'report-signed-out',
  rejected: 'report-rejected',
  unanswered: 'report-unreachable',
} as const satisfies Record<ReportError['kind'], WorldName>;

export const joinErrorWorlds = {
  noMembership: 'waitlist-store-gone',
  ownStore: 'seller-waitlist',
  alreadyMember: 'waitlist-member',
  notSoldOut: 'waitlist-place-free',
  tooManyLists: 'waitlist-too-many',
  signInRequired: 'waitlist-session-ends',
  unanswered: 'waitlist-unanswered',
} as const satisfies Record<JoinError['kind'], WorldName>;

export const leaveErrorWorlds = {
  signInRequired: 'waitlist-session-ends',
  unanswered: 'waitlist-unanswered',
} as const satisfies Record<LeaveError['kind'], WorldName>;

export const waitlistErrorWorlds = {
  signInRequired: 'waitlist-signed-out',
  unreachable: 'waitlist-unread',
} as const satisfies Record<WaitlistError['kind'], WorldName>;

/** The form's own check can also return `invalidAddress`. */
export const claimErrorWorlds = {
  captchaFailed: 'claim-captcha',
  rateLimited: 'claim-rate-limited',
  invalidAddress: 'claim-address-refused',
  addressInUse: 'buyer',
  signInRequired: 'claim-signed-out',
  unreachable: 'claim-unreachable',
  factorRequired: 'second-factor',
} as const satisfies Record<ClaimMailError['kind'], WorldName>;

export const reportsErrorWorlds = {
  notAllowed: 'owner',
  signInRequired: 'signed-out',
  tooSlow: 'reports-too-slow',
  unreachable: 'reports-unreachable',
} as const satisfies Record<ReportsError['kind'], WorldName>;

export const decisionErrorWorlds = {
  clash: 'reports-clash',
  gone: 'reports-store-gone',
  notAllowed: 'reports-role-taken',
  signInRequired: 'reports-session-ends',
  rejected: 'reports-rejected',
  unanswered: 'reports-decision-fails',
} as const satisfies Record<DecisionError['kind'], WorldName>;

export const signUpErrorWorlds = {
  addressTaken: 'signup-taken',
  addressRefused: 'signup-address-refused',
  weakPassword: 'signup-weak-password',
  captchaFailed: 'captcha-wanted',
  rateLimited: 'signup-rate-limited',
  signUpDisabled: 'signup-disabled',
  unreachable: 'offline-signed-out',
  unknown: 'signup-fails',
} as const satisfies Record<SignUpError['kind'], WorldName>;

export const signInErrorWorlds = {
  invalidCredentials: 'invalid-credentials',
  notConfirmed: 'seller-confirming',
  captchaFailed: 'captcha-wanted',
  rateLimited: 'password-sign-in-limited',
  unreachable: 'offline-signed-out',
} as const satisfies Record<SignInError['kind'], WorldName>;

/** `usernameInvalid` needs no world, because the form checks the username before it sends the request. */
export const openAccountErrorWorlds = {
  usernameTaken: 'signup-username-taken',
  signInRequired: 'signed-out',
  unreachable: 'offline',
  unknown: 'seller-fails',
} as const satisfies Record<Exclude<OpenAccountError['kind'], 'usernameInvalid'>, WorldName>;

export const mailErrorWorlds = {
  captchaFailed: 'captcha-wanted',
  rateLimited: 'signup-rate-limited',
  unreachable: 'offline-signed-out',
  unknown: 'signup-fails',
} as const satisfies Record<MailError['kind'], WorldName>;

export const passwordErrorWorlds = {
  weakPassword: 'signup-weak-password',
  samePassword: 'admin',
  linkTooOld: 'password-link-old',
  signInRequired: 'signed-out',
  rateLimited: 'signup-rate-limited',
  unreachable: 'offline',
  unknown: 'password-fails',
  factorRequired: 'second-factor',
} as const satisfies Record<PasswordError['kind'], WorldName>;

export const askErrorWorlds = {
  notInServer: 'access-left',
  notSetUp: 'access-server-gone',
  hasAccess: 'access-approved',
  declinedRecently: 'access-declined-meanwhile',
  tooManyRequests: 'access-too-many',
  signInRequired: 'access-session-ends',
  unanswered: 'access-unanswered',
} as const satisfies Record<AskError['kind'], WorldName>;

export const withdrawErrorWorlds = {
  signInRequired: 'access-session-ends',
  unanswered: 'access-unanswered',
} as const satisfies Record<WithdrawError['kind'], WorldName>;

export const requestsErrorWorlds = {
  signInRequired: 'access-requests-session-ends',
  notAllowed: 'access-requests-forbidden',
  tooSlow: 'access-requests-too-slow',
  unreachable: 'access-requests-unreachable',
} as const satisfies Record<RequestsError['kind'], WorldName>;

export const declineErrorWorlds = {
  signInRequired: 'access-session-ends',
  factorRequired: 'factor-rule-on',
  factorMissing: 'factor-missing',
  notAllowed: 'access-right-taken',
  notOpen: 'access-withdrawn',
  unanswered: 'access-unanswered',
} as const satisfies Record<DeclineError['kind'], WorldName>;
