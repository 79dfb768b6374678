import { panelRoles, type PanelRole } from '#domain/permissions/roles';

/** Names of the panel roles (product.md §12.13). */
export const panelRoleNames = {
  admin: 'Admin',
  moderator: 'Moderator',
  support: 'Support',
  developer: 'Developer',
} as const satisfies Record<PanelRole, string>;

export const panelRoleOptions = panelRoles.map((id) => ({ id, label: panelRoleNames[id] }));
