import { panelRoles, type PanelRole } from '#domain/permissions/roles';

/** What the panel roles are called (spec §5 «Add Editor»). */
export const panelRoleNames = {
  admin: 'Admin',
  moderator: 'Moderator',
  support: 'Support',
  developer: 'Developer',
} as const satisfies Record<PanelRole, string>;

/** The panel roles, to choose one from. */
export const panelRoleOptions = panelRoles.map((id) => ({ id, label: panelRoleNames[id] }));
