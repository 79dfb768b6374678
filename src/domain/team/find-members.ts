import type { TeamMember } from './member';

/** Returns the members whose names, roles or Discord id contain every word of a query. Keeps their order. */
export function findMembers(members: readonly TeamMember[], query: string): readonly TeamMember[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return members.filter((member) => {
    const text = textOf(member);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ name, nickname, customRole, panelRole, discordId }: TeamMember): string {
  return [name, nickname, customRole, panelRole, discordId].join('\n').toLowerCase();
}
