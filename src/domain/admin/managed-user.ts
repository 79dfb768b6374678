import { lengthOf } from '../bot-config/problem';
import { idIn, isSnowflake } from '../bot-config/snowflake';

/** Someone whose panel the site's own people look after (spec §3 «Managed user»). */
export interface ManagedUser {
  /** Snowflake string; nobody is listed twice. */
  discordId: string;
  /** The panel they own, in whatever way panels are numbered: 1 to 100 characters. */
  panelId: string;
  /** Spec §3: always true. */
  isOwner: true;
  /** When they were added: ISO 8601. */
  addedAt: string;
}

/** What somebody is added with. */
export type NewManagedUser = Pick<ManagedUser, 'discordId' | 'panelId'>;

/** Why nobody is listed: no right, no session any more, or no answer. */
export type ListError = { kind: 'notAllowed' | 'signInRequired' | 'unreachable' };

/** Why somebody was not added. */
export type AddError = { kind: 'notAllowed' | 'signInRequired' | 'alreadyThere' | 'unknown' };

/** Why somebody was not removed. */
export type RemoveError = { kind: 'notAllowed' | 'signInRequired' | 'unknown' };

export type ManagedUserField = keyof NewManagedUser;

/** What is wrong with a field: nothing in it, no id of Discord, or more characters than are kept. */
export type ManagedUserProblem = 'missing' | 'notASnowflake' | 'tooLong';

export type ManagedUserProblems = Partial<Record<ManagedUserField, ManagedUserProblem>>;

/** The longest Panel ID, in characters. */
export const PANEL_ID_LENGTH = 100;

/** What was typed as it is kept: without spaces around it, and a mention as the id it mentions. */
export function readManagedUser({ discordId, panelId }: NewManagedUser): NewManagedUser {
  return { discordId: idIn(discordId), panelId: panelId.trim() };
}

/** What stands against adding somebody, field by field; both fields are required (spec §5 «Admin panel»). */
export function checkManagedUser(typed: NewManagedUser): ManagedUserProblems {
  const { discordId, panelId } = readManagedUser(typed);
  const problems: Record<ManagedUserField, ManagedUserProblem | null> = {
    discordId: discordId === '' ? 'missing' : isSnowflake(discordId) ? null : 'notASnowflake',
    panelId: panelId === '' ? 'missing' : lengthOf(panelId) > PANEL_ID_LENGTH ? 'tooLong' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The users whose ids hold every word of a query, in any case. */
export function findManagedUsers(
  users: readonly ManagedUser[],
  query: string,
): readonly ManagedUser[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter(({ discordId, panelId }) => {
    const ids = `${discordId} ${panelId}`.toLowerCase();
    return words.every((word) => ids.includes(word));
  });
}
