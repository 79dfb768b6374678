import {
  canHandOut,
  type EditObstacle,
  type HandOutObstacle,
  whyNotEditMember,
  whyNotHandOut,
} from '#domain/permissions/hand-out';
import { permissionIn } from '#domain/permissions/panel-access';
import type { Panel } from '#domain/permissions/panels';
import { canRemove, type RemovalVerdict } from '#domain/permissions/removal';
import { isPlatformOwner } from '#domain/permissions/roles';
import { emptyMemberForm, type TeamMember } from '#domain/team/member';
import { panelsIn } from '#domain/team/permissions';
import type { Who } from '../parts/use-saving';

type Asked = Pick<Who, 'server' | 'editor'>;

/** What keeps the viewer from giving or taking a panel: changing some of what a member was given is changing it all. */
export function whyNotToggle(
  { server, editor }: Asked,
  { panelRole, permissions }: TeamMember,
  panel: Panel,
): HandOutObstacle | null {
  const panels = [panel, ...(panelsIn(permissions, server.id) ?? [])];
  return whyNotHandOut({ server, editor, memberPanelRole: panelRole, panels });
}

/** The panels a new editor has to begin with, as far as the viewer may give them (spec §9: advanced). */
export function startingPanels({ server, editor }: Asked): readonly Panel[] {
  const { panelRole: memberPanelRole, allowedPanels } = emptyMemberForm;
  return allowedPanels.filter((panel) => canHandOut({ server, editor, memberPanelRole, panel }));
}

/** What keeps the viewer from editing who a member is. */
export function whyNotEdit(
  { server, editor }: Asked,
  { panelRole, permissions, allowedPanels }: TeamMember,
): EditObstacle | null {
  const panels = panelsIn(permissions, server.id) ?? [];
  const member = { panelRole, panels, panelsEverywhere: allowedPanels };
  return whyNotEditMember({ server, editor, member });
}

/** Whether the viewer may remove a member from the server (spec §6). In the demo server everybody is its owner. */
export function removalVerdict(
  { server, editor }: Asked,
  { panelRole, discordId }: TeamMember,
  platformOwnerId: string | null,
): RemovalVerdict {
  const given = permissionIn(server, editor)?.role;
  const ownsServer = discordId !== null && discordId === server.ownerId;
  return canRemove({
    remover: {
      roles: [server.isDemo ? 'owner' : server.role, editor.role, ...(given ? [given] : [])],
      isPlatformOwner: isPlatformOwner(editor),
    },
    member: {
      roles: [panelRole, ...(ownsServer ? ['owner'] : [])],
      isPlatformOwner: discordId !== null && discordId === platformOwnerId,
    },
  });
}
