import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  AddError,
  ListError,
  ManagedUser,
  NewManagedUser,
  RemoveError,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type ListAnswer = Result<readonly ManagedUser[], ListError>;
export type AddAnswer = Result<ManagedUser, AddError>;
export type RemoveAnswer = Result<null, RemoveError>;

export type ManagedUsersEvent =
  | { type: 'retry' }
  /** Adds a user. The ids have already been validated. */
  | { type: 'add'; user: NewManagedUser }
  /** The form has changed. Its error is cleared. */
  | { type: 'change' }
  /** Opens the confirmation. */
  | { type: 'remove'; discordId: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Retries the failed removal. */
  | { type: 'remove again' }
  | { type: 'dismiss' };

/** Results that are shown as toasts. Errors are shown on the screen instead. */
export type ManagedUsersNotice = 'added' | 'removed';

export interface ManagedUsersData {
  /** The rows of the database, newest first. `listedUsers` returns the users to show. */
  users: readonly ManagedUser[];
  /** The Discord id (a snowflake string) of the user in the confirmation dialog. */
  toConfirm: string | null;
  /** The Discord id of the user whose removal is pending or failed. */
  leaving: string | null;
}

type Answer = ListAnswer | AddAnswer | RemoveAnswer;

export const managedUsersSetup = setup({
  types: {
    context: {} as ManagedUsersData,
    events: {} as ManagedUsersEvent,
    emitted: {} as { type: 'notice'; notice: ManagedUsersNotice },
  },
  actors: {
    load: fromPromise<ListAnswer>(unprovided('load')),
    add: fromPromise<AddAnswer, NewManagedUser>(unprovided('add')),
    remove: fromPromise<RemoveAnswer, { discordId: string }>(unprovided('remove')),
  },
  actions: {
    show: assign((_, answer: ListAnswer) => (answer.ok ? { users: answer.value } : {})),
    enter: assign(({ context: { users } }, answer: AddAnswer) =>
      answer.ok ? { users: [answer.value, ...without(users, answer.value.discordId)] } : {},
    ),
    setToConfirm: assign((_, discordId: string) => ({ toConfirm: discordId })),
    setLeaving: assign(({ context: { toConfirm } }) => ({ leaving: toConfirm })),
    forget: assign(({ context: { users, leaving } }) => ({ users: without(users, leaving) })),
    notify: emit((_, notice: ManagedUsersNotice) => ({ type: 'notice', notice })),
  },
  guards: {
    isListed: ({ context: { users } }, discordId: string) =>
      users.some((user) => user.discordId === discordId),
    isOk: (_, answer: Answer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

export function without(
  users: readonly ManagedUser[],
  discordId: string | null,
): readonly ManagedUser[] {
  return users.filter((user) => user.discordId !== discordId);
}
