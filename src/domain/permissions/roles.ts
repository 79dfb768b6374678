/** The roles an editor can be given (spec §5, §6). */
export const panelRoles = ['admin', 'moderator', 'support', 'developer'] as const;
export type PanelRole = (typeof panelRoles)[number];

/** What a role may do in general (spec §6 «Generic map»). */
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

/** Whether a role, a server's or a panel's in any spelling, may do something; a role unknown to the map may nothing. */
export function roleMay(role: string, action: RoleAction): boolean {
  return actionsOf.get(role.toLowerCase())?.includes(action) ?? false;
}

/** Who looks at a dashboard (spec §3 «Current user/editor»): ids are snowflake strings. */
export interface Editor {
  discordId: string | null;
  /** Their role on the site: 'admin' and 'owner' see every panel of every server; any other word only what they were given. */
  role: string;
  serverPermissions: readonly ServerPermission[];
  /** Panels allowed in every server. */
  allowedPanels: readonly string[];
}

/** Whether someone owns the platform: that is no role of any server, and nobody is given it (spec §6). */
export function isPlatformOwner({ role }: Pick<Editor, 'role'>): boolean {
  return role.toLowerCase() === 'owner';
}

/** What an editor may open in one server. */
export interface ServerPermission {
  serverId: string;
  serverName: string;
  /** The role they were given it with; it holds in this server alone. */
  role: string;
  allowedPanels: readonly string[];
}

/** A visitor: no role and no panels of their own. */
export const visitor: Editor = {
  discordId: null,
  role: 'member',
  serverPermissions: [],
  allowedPanels: [],
};
