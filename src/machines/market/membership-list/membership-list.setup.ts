import { assign, emit, fromCallback, fromPromise, raise, setup, type AnyEventObject } from 'xstate';
import {
  withEdit,
  type ListAction,
  type ListActionError,
  type ListEdit,
  type OwnMembership,
  type OwnMembershipsError,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ListAnswer = Result<readonly OwnMembership[], OwnMembershipsError>;
export type ActionAnswer = Result<ListEdit, ListActionError>;

export interface ListInput {
  storeId: string;
}

/** A change of the list that needs no confirmation. Only a deletion has to be confirmed. */
export type PlainAction = Exclude<ListAction, { kind: 'delete' }>;

export type OrderAction = Extract<ListAction, { kind: 'order' }>;

export type MembershipListEvent =
  | { type: 'retry' }
  | { type: 'act'; action: PlainAction }
  /** Opens the confirmation. */
  | { type: 'delete'; membership: OwnMembership }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Hides the error of the last change. */
  | { type: 'dismiss' }
  /** The form has saved a membership. */
  | { type: 'stored'; membership: OwnMembership }
  /** The user returned to the page; another tab may have changed the list. */
  | { type: 'page shown' }
  /** The list may differ from the stored memberships. */
  | { type: 'reload' }
  /** A stored membership has changed, so the response to a pending request may be out of date. */
  | { type: 'changed' };

/** Notices shown as toasts. Errors and a new order are shown on the screen instead. */
export type MembershipListNotice =
  | 'duplicated'
  | 'hidden'
  | 'shown'
  | 'archived'
  | 'restored'
  | 'deleted';

export interface MembershipListData extends ListInput {
  /** The stored memberships in order, including archived ones. */
  memberships: readonly OwnMembership[];
  /** The change that is being saved, or that failed. */
  action: ListAction | null;
  /** The order that was chosen during a save. It is saved next. */
  nextOrder: OrderAction | null;
  /** The membership in the confirmation. */
  toDelete: OwnMembership | null;
}

const notices: Readonly<Record<ListAction['kind'], MembershipListNotice | null>> = {
  duplicate: 'duplicated',
  hide: 'hidden',
  show: 'shown',
  archive: 'archived',
  restore: 'restored',
  delete: 'deleted',
  order: null,
};

export const listSetup = setup({
  types: {
    input: {} as ListInput,
    context: {} as MembershipListData,
    events: {} as MembershipListEvent,
    emitted: {} as { type: 'notice'; notice: MembershipListNotice },
  },
  actors: {
    load: fromPromise<ListAnswer, ListInput>(unprovided('load')),
    apply: fromPromise<ActionAnswer, ListInput & { action: ListAction }>(unprovided('apply')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: ListAnswer) => (answer.ok ? { memberships: answer.value } : {})),
    edit: assign(({ context }, answer: ActionAnswer) =>
      answer.ok ? { memberships: withEdit(context.memberships, answer.value) } : {},
    ),
    enter: assign(({ context }, membership: OwnMembership) => ({
      memberships: withEdit(context.memberships, { kind: 'stored', membership }),
    })),
    setAction: assign((_, action: ListAction) => ({ action })),
    setDeletion: assign(({ context: { toDelete } }) => ({
      action: toDelete && ({ kind: 'delete', membership: toDelete } as const),
    })),
    forgetAction: assign({ action: null }),
    setNextOrder: assign((_, action: PlainAction) =>
      action.kind === 'order' ? { nextOrder: action } : {},
    ),
    takeNextOrder: assign(({ context: { nextOrder } }) => ({ action: nextOrder, nextOrder: null })),
    forgetNextOrder: assign({ nextOrder: null }),
    ask: assign((_, membership: OwnMembership) => ({ toDelete: membership })),
    reload: raise({ type: 'reload' }),
    reportChange: raise({ type: 'changed' }),
    notify: emit(({ context: { action } }) => ({
      type: 'notice',
      // The fallback is never used: the guard `hasNotice` rules out actions without a notice.
      notice: (action && notices[action.kind]) ?? 'shown',
    })),
  },
  guards: {
    hasNotice: ({ context: { action } }, answer: ActionAnswer) =>
      answer.ok && action !== null && notices[action.kind] !== null,
    isOrder: (_, action: PlainAction) => action.kind === 'order',
    hasNextOrder: ({ context: { nextOrder } }) => nextOrder !== null,
    isOk: (_, answer: ListAnswer | ActionAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});
