import * as v from 'valibot';

/** The backend to use. If no URL is set, the app runs in demo mode, with mocks in the browser (product.md §18.1). */
export type Environment =
  | { mode: 'demo' }
  | {
      mode: 'supabase';
      supabaseUrl: string;
      supabaseAnonKey: string;
      /** The key of the security check; null if the auth server requires none (supabase.md §2.12). */
      turnstileSiteKey: string | null;
      /** The id of the Discord application, for the bot's invite; null if the site has no link to invite it. */
      discordClientId: string | null;
    };

/** Cloudflare's site keys have 24 characters, and the secret keys 35. */
const TURNSTILE_KEY_LENGTH = 30;

const schema = v.object({
  VITE_SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('VITE_SITE_URL must be an address such as https://grouped.example'),
      v.regex(/^https?:\/\/[^/]+\/?$/, 'VITE_SITE_URL must be an address without a path'),
    ),
  ),
  VITE_SUPABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('VITE_SUPABASE_URL must be an address such as https://xyz.supabase.co'),
      v.regex(/^https?:/, 'VITE_SUPABASE_URL must start with https:// or http://'),
    ),
  ),
  VITE_SUPABASE_ANON_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'VITE_SUPABASE_ANON_KEY is empty'),
      v.check(
        (key) => !isSecretKey(key),
        'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor could read: put the anon (publishable) key there and replace the secret one at Supabase.',
      ),
    ),
  ),
  VITE_DISCORD_CLIENT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{17,20}$/,
        'VITE_DISCORD_CLIENT_ID must be the application ID of the bot, such as 1193884204331794432',
      ),
    ),
  ),
  VITE_TURNSTILE_SITE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\dx[\w-]+$/,
        'VITE_TURNSTILE_SITE_KEY must be a key such as 0x4AAAAAAADnPIDROrmt1Wwj',
      ),
      v.maxLength(
        TURNSTILE_KEY_LENGTH,
        'VITE_TURNSTILE_SITE_KEY is a secret key, which every visitor could read: put the site key there and replace the secret one at Cloudflare.',
      ),
    ),
  ),
});

/**
 * Reads the environment variables, both at build time and at startup.
 * @throws if a variable is malformed, if a key is a secret key, or if only some of the backend's variables are set.
 * An incomplete configuration must not start demo mode.
 */
export function readEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const parsed = v.safeParse(schema, variables);
  if (!parsed.success) throw new Error(parsed.issues[0].message);
  const {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_TURNSTILE_SITE_KEY: siteKey,
    VITE_DISCORD_CLIENT_ID: clientId,
  } = parsed.output;
  if (url === undefined && key === undefined && siteKey === undefined) return { mode: 'demo' };
  if (url === undefined)
    throw new Error(
      `${key === undefined ? 'VITE_TURNSTILE_SITE_KEY' : 'VITE_SUPABASE_ANON_KEY'} is set but VITE_SUPABASE_URL is not.`,
    );
  if (key === undefined)
    throw new Error('VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not.');
  return {
    mode: 'supabase',
    supabaseUrl: url.replace(/\/+$/, ''),
    supabaseAnonKey: key,
    turnstileSiteKey: siteKey ?? null,
    discordClientId: clientId ?? null,
  };
}

/** Returns whether a key bypasses row-level security: `sb_secret_…`, or a JWT with the role `service_role`. */
function isSecretKey(key: string): boolean {
  if (key.trim().startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return v.is(v.object({ role: v.literal('service_role') }), claims);
  } catch {
    return false;
  }
}
