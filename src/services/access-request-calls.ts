import type { BackendCall } from './backend-calls';

/** Requests access to a server (function `ask_for_access()`). A repeated call changes nothing. */
export const askForAccessCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/ask_for_access',
  body: { server_id: serverId },
});

/** Withdraws the viewer's request (function `withdraw_access_request()`). A repeated call changes nothing. */
export const withdrawRequestCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/withdraw_access_request',
  body: { server_id: serverId },
});

/** Reads the open requests of a server (function `server_access_requests()`). */
export const accessRequestsCall = (serverId: string): BackendCall => ({
  path: '/rest/v1/rpc/server_access_requests',
  body: { server_id: serverId },
});

/** Declines a request (function `decline_access_request()`). */
export const declineRequestCall = (requestId: string): BackendCall => ({
  path: '/rest/v1/rpc/decline_access_request',
  body: { request_id: requestId },
});

/** The owner of a server keeps these editors (function `confirm_editors()`). A repeated call changes nothing. */
export const confirmEditorsCall = (
  serverId: string,
  memberIds: readonly string[],
): BackendCall => ({
  path: '/rest/v1/rpc/confirm_editors',
  body: { server_id: serverId, member_ids: memberIds },
});
