/**
 * Whether the mocks respond to requests. The condition is inline, so that builds with a backend do not contain the
 * mocks.
 */
export const isDemo = !import.meta.env.VITE_SUPABASE_URL;
