import type { BackendCall } from './backend-calls';

/** Reads the stores that are linked to a server (function `server_stores()`). */
export const linkedStoresCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/server_stores',
  body: { server_id: serverId },
});

/** Unlinks a store from a server (function `unlink_store()`). A repeated call changes nothing. */
export const unlinkStoreCall = (serverId: string, storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/unlink_store',
  body: { server_id: serverId, store_id: storeId },
});
