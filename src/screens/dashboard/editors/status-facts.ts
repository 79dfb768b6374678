import { teamFacts } from '#content/messages/dashboard/editors';
import { assignablePanels, type Panel } from '#domain/permissions/panels';
import type { TeamMember } from '#domain/team/member';
import { panelsIn, type ServerRef } from '#domain/team/permissions';

/** Returns up to four facts about a server's editors, most important first. */
export function statusFacts(members: readonly TeamMember[], server: ServerRef): readonly string[] {
  const opens = ({ permissions, allowedPanels, panelRole }: TeamMember, panel: Panel) =>
    panelRole === 'admin' ||
    allowedPanels.includes(panel) ||
    panelsIn(permissions, server.id)?.includes(panel) === true;
  const openedBy = (panel: Panel) => members.filter((member) => opens(member, panel)).length;
  const [widest] = assignablePanels.toSorted((one, other) => openedBy(other) - openedBy(one));
  const unlinked = members.filter(({ discordId }) => discordId === null).length;
  return [
    teamFacts.size(members.length, server.name),
    ...(widest && openedBy(widest) > 0 ? [teamFacts.panel(widest, openedBy(widest))] : []),
    ...(unlinked > 0 ? [teamFacts.unlinked(unlinked)] : []),
    teamFacts.changedBy(server.name),
  ];
}
