/** The roles a team member can have (product.md §12.1). */
export const panelRoles = ['admin', 'moderator', 'support', 'developer'] as const;
export type PanelRole = (typeof panelRoles)[number];

/** What a role may do (product.md §12.2). */
export type RoleAction = 'view' | 'edit' | 'moderate';

const all: readonly RoleAction[] = ['view', 'edit', 'moderate'];

const actionsOf: ReadonlyMap<string, readonly RoleAction[]> = new Map([
  ['owner', all],
  ['admin', all],
  ['moderator', all],
  ['mod', all],
  ['editor', ['view', 'edit']],
  ['support', ['view', 'moderate']],
  ['member', ['view']],
]);

/** Returns whether a role allows an action. Case is ignored. An unknown role allows nothing. */
export function roleMay(role: string, action: RoleAction): boolean {
  return actionsOf.get(role.toLowerCase())?.includes(action) ?? false;
}

/** A person on a dashboard (product.md §12.21). Ids are snowflake strings. */
export interface Editor {
  discordId: string | null;
  /**
   * The site role. "admin" and "owner" see every panel of every server, others only the panels that they were given.
   */
  role: string;
  serverPermissions: readonly ServerPermission[];
  /** Panels in every server. */
  allowedPanels: readonly string[];
}

/** Returns whether someone is the platform owner. No one can be given this site role (product.md §12.1). */
export function isPlatformOwner({ role }: Pick<Editor, 'role'>): boolean {
  return role.toLowerCase() === 'owner';
}

export interface ServerPermission {
  serverId: string;
  serverName: string;
  /** The panel role, valid only in this server. */
  role: string;
  allowedPanels: readonly string[];
}

/** A visitor, who has no role and no panels. */
export const visitor: Editor = {
  discordId: null,
  role: 'member',
  serverPermissions: [],
  allowedPanels: [],
};
