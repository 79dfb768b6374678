import type { TeamMember } from './member';

/** The members in whom each typed word is found: in their names, roles or Discord id. Their order stays. */
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
