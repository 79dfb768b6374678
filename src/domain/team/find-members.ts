import { wordMatcher } from '../fold';
import type { TeamMember } from './member';

/** Returns the members whose names, roles or Discord id contain every word of a query. Keeps their order. */
export function findMembers(members: readonly TeamMember[], query: string): readonly TeamMember[] {
  const isFound = wordMatcher(query);
  return members.filter(({ name, nickname, customRole, panelRole, discordId }) =>
    isFound(name, nickname, customRole, panelRole, discordId),
  );
}
