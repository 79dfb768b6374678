/** A POST of JSON to the backend, or a GET where there is nothing to post. */
export interface BackendCall {
  /** From the root of the backend, such as '/functions/v1/name'. */
  path: string;
  body?: unknown;
  /** Besides what every call carries. */
  headers?: Readonly<Record<string, string>>;
}

/** Asks Discord, by the edge function, for the guilds of a user of the site (spec §7). */
export const guildsCall = (userId: string): BackendCall => ({
  path: '/functions/v1/fetch-discord-servers',
  body: { userId },
  headers: { 'x-user-id': userId },
});

/**
 * Asks the database for a server, as its row is for whoever asks.
 *
 * @param id as it stands in an address
 */
export const serverCall = (id: string): BackendCall => ({
  path: `/rest/v1/servers?select=id,name,icon,owner_id,has_license,viewer_role&id=eq.${id}`,
});

/** Asks the database for the configuration of a server, as far as the viewer sees it (function `server_config()`). */
export const configCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/server_config',
  body: { server_id: serverId },
});

/** The columns of a member that are read after a change. */
export const memberColumns =
  'id,name,nickname,discord_id,custom_role,panel_role,profile_picture,name_color,allowed_panels,added_by,added_at';

/** So many rows of a table, from the given one on. */
export interface Page {
  from: number;
  count: number;
  /** The row before the first of these; null for the first page. */
  last: unknown;
}

/**
 * Asks the database for team members, each with their rights by server, as far as the viewer sees them (function
 * `team_page()`): of one server, or all where it is null.
 *
 * @param page `afterId` is the id of the last member of the page before; null for the first page
 */
export const teamCall = (
  serverId: string | null,
  { afterId, count }: { afterId: string | null; count: number },
): BackendCall => ({
  path: '/rest/v1/rpc/team_page',
  body: {
    ...(serverId !== null && { server_id: serverId }),
    ...(afterId !== null && { after_id: afterId }),
    page_size: count,
  },
});

/** What is read of a managed user. */
export const managedUserColumns = 'discord_id,panel_id,is_owner,added_at';

/** Asks the database for the managed users, in the order of their ids, so that no page repeats one. */
export const managedUsersCall = ({ from, count }: Page): BackendCall => ({
  path: `/rest/v1/managed_users?select=${managedUserColumns}&order=discord_id.asc&offset=${from}&limit=${count}`,
});

/** Asks the database for the Discord id of whom nobody removes. */
export const platformOwnerCall: BackendCall = { path: '/rest/v1/rpc/platform_owner_id', body: {} };

/** Asks Discord, by the edge function, for the roles and channels the bot sees in a server. */
export const guildResourcesCall = (serverId: string): BackendCall => ({
  path: '/functions/v1/guild-resources',
  body: { serverId },
});

/** Saves changed keys of a server's configuration. */
export const saveCall = (body: {
  server_id: string;
  base_version: number;
  changes: readonly object[];
}): BackendCall => ({ path: '/rest/v1/rpc/save_server_config', body });

/** Asks the database whether the product knows a server the viewer does not see. */
export const knownServerCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/known_server',
  body: { server_id: serverId },
});

/** Asks the database what the viewer may do (function `viewer_rights()`). */
export const viewerRightsCall: BackendCall = { path: '/rest/v1/rpc/viewer_rights', body: {} };

/** Asks the database for the presence key of the viewer (function `staff_key()`). */
export const staffKeyCall: BackendCall = { path: '/rest/v1/rpc/staff_key', body: {} };

/** Asks the database who the staff members with these presence keys are (function `staff_cards()`). */
export const staffCardsCall = (keys: readonly string[]): BackendCall => ({
  path: '/rest/v1/rpc/staff_cards',
  body: { keys },
});
