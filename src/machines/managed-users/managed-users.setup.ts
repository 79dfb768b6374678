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
  /** Loads again what could not be loaded. */
  | { type: 'retry' }
  /** Adds somebody whose ids were checked. */
  | { type: 'add'; user: NewManagedUser }
  /** Something else was typed: why the last was refused no longer matters. */
  | { type: 'change' }
  /** Asks whether somebody is to be removed. */
  | { type: 'remove'; discordId: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Removes once more whom it failed for. */
  | { type: 'remove again' }
  | { type: 'dismiss' };

/** What succeeded, for a toast; an error is for the screen to show. */
export type ManagedUsersNotice = 'added' | 'removed';

export interface ManagedUsersContext {
  /** Everybody the database lists, the newest first; `listedUsers` is what is to be shown. */
  users: readonly ManagedUser[];
  /** Whom the question is about: a snowflake string. */
  asked: string | null;
  /** Who is being removed, or could not be. */
  leaving: string | null;
}

type Answer = ListAnswer | AddAnswer | RemoveAnswer;

/** The whole of what the managed users' flow is made of; the chart itself is `managed-users.machine.ts`. */
export const managedUsersSetup = setup({
  types: {
    context: {} as ManagedUsersContext,
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
    ask: assign((_, discordId: string) => ({ asked: discordId })),
    takeOut: assign(({ context: { asked } }) => ({ leaving: asked })),
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
