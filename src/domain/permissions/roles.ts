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
  /** Undefined for a visitor, and in view-as mode. */
  factor?: EditorFactor | undefined;
}

/** Whether someone has a second factor, and the servers that require one of their editors (product.md §12.28). */
export interface EditorFactor {
  isSetUp: boolean;
  requiredIn: readonly string[];
}

export function isFactorRequired({ factor }: Editor, serverId: string): boolean {
  return factor?.requiredIn.includes(serverId) ?? false;
}

/** Returns whether someone cannot change a server until they have set up a second factor. */
export function lacksFactor(editor: Editor, serverId: string): boolean {
  return isFactorRequired(editor, serverId) && editor.factor?.isSetUp === false;
}

/** Returns an editor after they have changed whether their server requires a second factor. */
export function withFactorRequirement(
  editor: Editor,
  { serverId, isRequired }: { serverId: string; isRequired: boolean },
): Editor {
  const others = editor.factor?.requiredIn.filter((id) => id !== serverId) ?? [];
  const requiredIn = isRequired ? [...others, serverId] : others;
  return { ...editor, factor: { isSetUp: true, requiredIn } };
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
