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
import type { Who } from '../settings/parts/use-saving';

type Asked = Pick<Who, 'server' | 'editor'>;

/**
 * Returns why the viewer may not give or take these panels, with each panel that they cannot open; none if they may.
 * Changing one of a member's panels requires the right to change all of them.
 */
export function whyNotGive(
  { server, editor }: Asked,
  { panelRole, permissions }: TeamMember,
  panels: readonly Panel[],
): readonly HandOutObstacle[] {
  const all = new Set([...panels, ...(panelsIn(permissions, server.id) ?? [])]);
  return [...all].flatMap(
    (panel) => whyNotHandOut({ server, editor, memberPanelRole: panelRole, panels: [panel] }) ?? [],
  );
}

export function startingPanels({ server, editor }: Asked): readonly Panel[] {
  const { panelRole: memberPanelRole, allowedPanels } = emptyMemberForm;
  return allowedPanels.filter((panel) => canHandOut({ server, editor, memberPanelRole, panel }));
}

export function whyNotEdit(
  { server, editor }: Asked,
  { panelRole, permissions, allowedPanels }: TeamMember,
): EditObstacle | null {
  const panels = panelsIn(permissions, server.id) ?? [];
  const member = { panelRole, panels, panelsEverywhere: allowedPanels };
  return whyNotEditMember({ server, editor, member });
}

/** Treats every visitor of the demo server as the owner (product.md §12.11). */
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
