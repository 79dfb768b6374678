import type { RequirementError } from '#domain/servers/factor-requirement';
import type { LinkedStoresError, UnlinkError } from '#domain/servers/linked-store';
import type { NoticeChangeError, ServerNoticesError } from '#domain/servers/server-notices';
import type { WorldName } from '../worlds';

/* Like `error-worlds.ts`, for what the Editors tab has below the editors. */

export const linkedStoresErrorWorlds = {
  signInRequired: 'linked-stores-session-ends',
  notAllowed: 'linked-stores-forbidden',
  tooSlow: 'linked-stores-too-slow',
  unreachable: 'linked-stores-unreachable',
} as const satisfies Record<LinkedStoresError['kind'], WorldName>;

export const unlinkErrorWorlds = {
  signInRequired: 'unlink-session-ends',
  factorRequired: 'factor-rule-on',
  factorMissing: 'factor-missing',
  notAllowed: 'unlink-right-taken',
  notLinked: 'unlink-elsewhere',
  unanswered: 'unlink-unanswered',
} as const satisfies Record<UnlinkError['kind'], WorldName>;

export const noticesErrorWorlds = {
  signInRequired: 'notices-session-ends',
  notAllowed: 'notices-forbidden',
  tooSlow: 'notices-too-slow',
  unreachable: 'notices-unreachable',
} as const satisfies Record<ServerNoticesError['kind'], WorldName>;

export const noticeChangeErrorWorlds = {
  signInRequired: 'notice-session-ends',
  notAllowed: 'notice-right-taken',
  rejected: 'notice-refused',
  noWebhook: 'notice-removed',
  unanswered: 'notice-unanswered',
  factorRequired: 'second-factor',
  factorMissing: 'factor-missing',
} as const satisfies Record<NoticeChangeError['kind'], WorldName>;

export const requirementErrorWorlds = {
  signInRequired: 'factor-rule-session-ends',
  factorRequired: 'second-factor',
  factorMissing: 'owner',
  notAllowed: 'factor-rule-right-taken',
  unanswered: 'factor-rule-unanswered',
} as const satisfies Record<RequirementError['kind'], WorldName>;
