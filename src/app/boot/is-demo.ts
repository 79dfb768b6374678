/** Whether the mocks respond to requests. The condition is inline, so that a build with a backend drops the mocks. */
export const isDemo = !import.meta.env.VITE_SUPABASE_URL;
