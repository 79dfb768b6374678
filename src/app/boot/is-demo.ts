/** Whether the browser itself answers the calls. Spelled out, so that a build with a backend drops the mocks. */
export const isDemo = !import.meta.env.VITE_SUPABASE_URL;
