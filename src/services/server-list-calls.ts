import type { BackendCall } from './backend-calls';

/** Reads the site's own data about the viewer's servers (function `my_server_facts()`). */
export const serverFactsCall: BackendCall = { path: '/rest/v1/rpc/my_server_facts', body: {} };
