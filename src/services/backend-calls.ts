/** A POST of JSON to the backend. */
export interface BackendCall {
  /** From the root of the backend, such as '/functions/v1/name'. */
  path: string;
  body: unknown;
  /** Besides what every call carries. */
  headers?: Readonly<Record<string, string>>;
}

/** Asks Discord, by the edge function, for the guilds of a user of the site (spec §7). */
export const guildsCall = (userId: string): BackendCall => ({
  path: '/functions/v1/fetch-discord-servers',
  body: { userId },
  headers: { 'x-user-id': userId },
});

/** Asks the database what the viewer may do (function `viewer_rights()`). */
export const viewerRightsCall: BackendCall = { path: '/rest/v1/rpc/viewer_rights', body: {} };
