/** A request to the backend. Without `method`, it is a POST if it has a body, otherwise a GET. */
export interface BackendCall {
  method?: 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the root of the backend, such as '/functions/v1/name'. */
  path: string;
  body?: unknown;
  /** Sent in addition to the headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Reads a user's guilds from Discord through the edge function (product.md §7.5). `userId` is the user's id on the
 * site.
 */
export const guildsCall = (userId: string): BackendCall => ({
  path: '/functions/v1/fetch-discord-servers',
  body: { userId },
  headers: { 'x-user-id': userId },
});

/** Reads a server and the viewer's role in it. `id` comes from the URL and is not checked here. */
export const serverCall = (id: string): BackendCall => ({
  path: `/rest/v1/servers?select=id,name,icon,owner_id,has_license,viewer_role&id=eq.${id}`,
});

/** Reads those settings of a server that the viewer is allowed to see (function `server_config()`). */
export const configCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/server_config',
  body: { server_id: serverId },
});

export const memberColumns =
  'id,name,nickname,discord_id,custom_role,panel_role,profile_picture,name_color,allowed_panels,added_by,added_at';

/** A page of a table: `count` rows, starting at row `from`. */
export interface Page {
  from: number;
  count: number;
  /** The last row of the previous page; null if this is the first page. */
  last: unknown;
}

/**
 * Reads the team members that the viewer can see, with their rights on each server (function `team_page()`). If
 * `serverId` is null, reads the members of all servers. `afterId` is the id of the last member of the previous page, or
 * null.
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

export const managedUserColumns = 'discord_id,panel_id,is_owner,added_at';

/** Reads the managed users, ordered by id so that no row appears on two pages. */
export const managedUsersCall = ({ from, count }: Page): BackendCall => ({
  path: `/rest/v1/managed_users?select=${managedUserColumns}&order=discord_id.asc&offset=${from}&limit=${count}`,
});

/** Reads the Discord id of the platform owner, who cannot be removed. */
export const platformOwnerCall: BackendCall = { path: '/rest/v1/rpc/platform_owner_id', body: {} };

/** Reads the roles and channels that the bot can see in a server, through the edge function. */
export const guildResourcesCall = (serverId: string): BackendCall => ({
  path: '/functions/v1/guild-resources',
  body: { serverId },
});

export const saveCall = (body: {
  server_id: string;
  base_version: number;
  changes: readonly object[];
}): BackendCall => ({ path: '/rest/v1/rpc/save_server_config', body });

/** Checks whether a server exists, even if the viewer cannot see it. */
export const knownServerCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/known_server',
  body: { server_id: serverId },
});

/** Reads the viewer's role and rights (function `viewer_rights()`). */
export const viewerRightsCall: BackendCall = { path: '/rest/v1/rpc/viewer_rights', body: {} };

/** Reads the viewer's presence key (function `staff_key()`). */
export const staffKeyCall: BackendCall = { path: '/rest/v1/rpc/staff_key', body: {} };

/** Reads the staff members who have these presence keys (function `staff_cards()`). */
export const staffCardsCall = (keys: readonly string[]): BackendCall => ({
  path: '/rest/v1/rpc/staff_cards',
  body: { keys },
});

/** Reads the public stores of the marketplace, newest first (function `listed_stores()`). */
export const listedStoresCall = ({ from, count }: Page): BackendCall => ({
  path: `/rest/v1/rpc/listed_stores?offset=${from}&limit=${count}`,
  body: {},
});

/** Reads the page of a public store by address or id (function `store_page()`). */
export const storePageCall = (store: string): BackendCall => ({
  path: '/rest/v1/rpc/store_page',
  body: { store },
});

/** The columns of a store that its seller can read. */
export const ownStoreColumns =
  'id,slug,name,tagline,category,server_id,refund_policy,support_url,logo_path,card_path,design,is_designed,is_visible,hidden_by_site,hidden_reason,server_link,refused_role_ids,version';

const returnRows = { Prefer: 'return=representation' };

/** Reads the stores of a seller, oldest first. `userId` is the seller's id on the site. */
export const ownStoresCall = (userId: string): BackendCall => ({
  path: `/rest/v1/stores?select=${ownStoreColumns}&owner_id=eq.${userId}&order=created_at.asc`,
});

/** Reads one of the viewer's stores. */
export const ownStoreCall = (storeId: string): BackendCall => ({
  path: `/rest/v1/stores?select=${ownStoreColumns}&id=eq.${storeId}`,
});

/** Reads the seller's store that has the given address. */
export const ownStoreAtCall = (userId: string, slug: string): BackendCall => ({
  path: `/rest/v1/stores?select=${ownStoreColumns}&owner_id=eq.${userId}&slug=eq.${slug}`,
});

/** Creates a store. The database chooses its id. */
export const openStoreCall = (columns: Readonly<Record<string, unknown>>): BackendCall => ({
  path: `/rest/v1/stores?select=${ownStoreColumns}`,
  body: columns,
  headers: returnRows,
});

/** Changes a store if its stored version still equals `version`. */
export const saveStoreCall = (
  { id, version }: { id: string; version: number },
  columns: Readonly<Record<string, unknown>>,
): BackendCall => ({
  method: 'PATCH',
  path: `/rest/v1/stores?select=${ownStoreColumns}&id=eq.${id}&version=eq.${version}`,
  body: columns,
  headers: returnRows,
});

export const deleteStoreCall = (id: string): BackendCall => ({
  method: 'DELETE',
  path: `/rest/v1/stores?select=id&id=eq.${id}`,
  headers: returnRows,
});

/** Checks that no other store uses an address (function `is_slug_free()`). `storeId` is null for a new store. */
export const slugFreeCall = (slug: string, storeId: string | null): BackendCall => ({
  path: '/rest/v1/rpc/is_slug_free',
  body: { slug, ...(storeId !== null && { store_id: storeId }) },
});

/** The columns of a membership that its seller can read. */
export const ownMembershipColumns =
  'id,name,description,payment_type,billing_interval,price_minor,currency,max_members,early_bird_price_minor,early_bird_until,early_bird_places,features,checkout_url,position,is_visible,archived_at,role_id,version';

/**
 * `taken_places` is a computed column. It is requested only when memberships are read, so the response to a save does
 * not contain it.
 */
const membershipsPath = `/rest/v1/store_memberships?select=${ownMembershipColumns},taken_places`;
const savedMembershipPath = `/rest/v1/store_memberships?select=${ownMembershipColumns}`;

/** Reads the memberships of one of the viewer's stores, in order. */
export const ownMembershipsCall = (storeId: string, { from, count }: Page): BackendCall => ({
  path: `${membershipsPath}&store_id=eq.${storeId}&order=position.asc,created_at.asc,id.asc&offset=${from}&limit=${count}`,
});

export const ownMembershipCall = (id: string): BackendCall => ({
  path: `${membershipsPath}&id=eq.${id}`,
});

export const addMembershipCall = (columns: Readonly<Record<string, unknown>>): BackendCall => ({
  path: savedMembershipPath,
  body: columns,
  headers: returnRows,
});

/** Changes a membership if its stored version still equals `version`. */
export const saveMembershipCall = (
  { id, version }: { id: string; version: number },
  columns: Readonly<Record<string, unknown>>,
): BackendCall => ({
  method: 'PATCH',
  path: `${savedMembershipPath}&id=eq.${id}&version=eq.${version}`,
  body: columns,
  headers: returnRows,
});

export const deleteMembershipCall = (id: string): BackendCall => ({
  method: 'DELETE',
  path: `/rest/v1/store_memberships?select=id&id=eq.${id}`,
  headers: returnRows,
});

/** Saves the order of a store's memberships (function `order_memberships()`). */
export const orderMembershipsCall = (storeId: string, ids: readonly string[]): BackendCall => ({
  path: '/rest/v1/rpc/order_memberships',
  body: { store_id: storeId, ids },
});

/** Reads the viewer's seller account. Row-level security hides the accounts of other users. */
export const sellerAccountCall: BackendCall = { path: '/rest/v1/seller_accounts?select=username' };

/** Reads the oldest store of a user, public or not. `userId` is the user's id on the site. */
export const oldestStoreCall = (userId: string): BackendCall => ({
  path: `/rest/v1/stores?select=id&owner_id=eq.${userId}&order=created_at.asc&limit=1`,
});

/** Checks that no other seller uses a username (function `is_username_free()`). */
export const usernameFreeCall = (username: string): BackendCall => ({
  path: '/rest/v1/rpc/is_username_free',
  body: { username },
});
