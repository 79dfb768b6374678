import type { ErrorOf } from '../result';
import { wordMatcher } from '../fold';
import { lengthOf } from '../bot-config/problem';
import { idIn, isSnowflake } from '../bot-config/snowflake';

/** A user listed on the admin panel (product.md §13.2). */
export interface ManagedUser {
  /** Snowflake string, unique in the list. */
  discordId: string;
  /** The id of the panel they own: 1 to 100 characters, no fixed format. */
  panelId: string;
  isOwner: true;
  /** ISO 8601. */
  addedAt: string;
}

export type NewManagedUser = Pick<ManagedUser, 'discordId' | 'panelId'>;

export type ListError = { kind: 'notAllowed' | 'signInRequired' | 'tooSlow' | 'unreachable' };

export const addErrorKinds = [
  'notAllowed',
  'signInRequired',
  'factorRequired',
  'alreadyThere',
  'unknown',
] as const;
export type AddError = ErrorOf<typeof addErrorKinds>;

export const removeErrorKinds = [
  'notAllowed',
  'signInRequired',
  'factorRequired',
  'unknown',
] as const;
export type RemoveError = ErrorOf<typeof removeErrorKinds>;

export type UserChange =
  | { type: 'added'; user: ManagedUser }
  | { type: 'removed'; discordId: string };

export function afterUserChange(
  users: readonly ManagedUser[],
  change: UserChange,
): readonly ManagedUser[] {
  return change.type === 'added'
    ? [change.user, ...withoutUser(users, change.user.discordId)]
    : withoutUser(users, change.discordId);
}

export function withoutUser(
  users: readonly ManagedUser[],
  discordId: string | undefined,
): readonly ManagedUser[] {
  return users.filter((user) => user.discordId !== discordId);
}

/** Returns the error of a change that closes the list, because the right or the session has ended. */
export function closingError(
  ...kinds: readonly ((AddError | RemoveError)['kind'] | undefined)[]
): 'notAllowed' | 'signInRequired' | null {
  return kinds.find((kind) => kind === 'notAllowed' || kind === 'signInRequired') ?? null;
}

export type ManagedUserField = keyof NewManagedUser;

export type ManagedUserProblem = 'missing' | 'notASnowflake' | 'tooLong';

export type ManagedUserProblems = Partial<Record<ManagedUserField, ManagedUserProblem>>;

export const PANEL_ID_LENGTH = 100;

/** Returns the input as it is stored: trimmed, and with a mention replaced by the id in it. */
export function readManagedUser({ discordId, panelId }: NewManagedUser): NewManagedUser {
  return { discordId: idIn(discordId), panelId: panelId.trim() };
}

export function checkManagedUser(typed: NewManagedUser): ManagedUserProblems {
  const { discordId, panelId } = readManagedUser(typed);
  const problems: Record<ManagedUserField, ManagedUserProblem | null> = {
    discordId: discordId === '' ? 'missing' : isSnowflake(discordId) ? null : 'notASnowflake',
    panelId: panelId === '' ? 'missing' : lengthOf(panelId) > PANEL_ID_LENGTH ? 'tooLong' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** Returns the users whose ids contain every word of a query. */
export function findManagedUsers(
  users: readonly ManagedUser[],
  query: string,
): readonly ManagedUser[] {
  const isFound = wordMatcher(query);
  return users.filter(({ discordId, panelId }) => isFound(discordId, panelId));
}
