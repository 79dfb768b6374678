/** Where the backend of the journeys is; a developer's own, on 54321, is left alone. */
export const testBackend = {
  port: 54329,
  url: 'http://127.0.0.1:54329',
  /** Its data, made anew for each run. */
  home: 'node_modules/.cache/test-backend',
};

/** What the app is built with for them. */
export const testBackendEnvironment = {
  VITE_SUPABASE_URL: testBackend.url,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
};
