import { securityHeaders } from '../../deploy/headers.mjs';
import { requires, unmet } from './requirement';
import type { Requirement } from './requirement';
import { hasOwnDomain } from './wanted';
import type { Wanted } from './wanted';

const host = "Your host: the site's environment variables";

export const siteRequirements: readonly Requirement[] = [
  requires('publishable-key', 'apiKeys', {
    sentence: "Give the site's builds a publishable key of this project.",
    where: `${host}, VITE_SUPABASE_ANON_KEY`,
    missing: (keys, { publishableKey, project }) => {
      if (publishableKey === null) return null;
      const isKnown = keys.some(
        ({ type, api_key }) => type !== 'secret' && api_key === publishableKey,
      );
      return unmet({ VITE_SUPABASE_ANON_KEY: isKnown || projectOf(publishableKey) === project });
    },
  }),
  requires('api-domain', 'customHostname', {
    sentence: "Finish the API's own domain, or give the builds the project's address.",
    where: `Supabase dashboard: Project Settings, General, Custom Domains; ${host}, VITE_SUPABASE_URL`,
    applies: hasOwnDomain,
    missing: ({ status, custom_hostname }, { apiUrl }) =>
      unmet({
        VITE_SUPABASE_URL: custom_hostname === new URL(apiUrl).host,
        active: status === '5_services_reconfigured',
      }),
  }),
  requires('site-headers', 'site', {
    sentence: 'Serve the site at its own domain, with its security headers.',
    where: "Your host: the site's domain; netlify.toml or vercel.json",
    missing: ({ status, headers }, { hasCaptcha }) => [
      ...unmet({ 'status 200': status === 200 }),
      ...Object.entries(securityHeaders({ captcha: hasCaptcha })).flatMap(([name, value]) =>
        headers[name.toLowerCase()] === value ? [] : [name],
      ),
    ],
  }),
  requires('site-backend', 'site', {
    sentence:
      'Build the site for this project, because its pages allow requests to one backend only.',
    where: `${host}, VITE_SUPABASE_URL; then build again`,
    missing: ({ body }, wanted) => unmet({ 'connect-src': allows(body, wanted) }),
  }),
  requires('store-pages', 'storeList', {
    sentence:
      'Let the host run the handler of the store pages, without which the pages have no previews and visitors read the list from the database.',
    where: 'Your host: its functions; docs/deploy.md, step 7',
    missing: ({ status }) => unmet({ '/store-list.json': status === 200 }),
  }),
];

/** Returns whether the page's own policy allows requests to the project. */
function allows(page: string, { apiUrl }: Wanted): boolean {
  const [, sources = ''] = /connect-src ([^;"]*)/.exec(page) ?? [];
  return sources.split(' ').includes(new URL(apiUrl).origin);
}

/** Returns the project of an older key, a JWT; null if it is none. */
function projectOf(key: string): string | null {
  try {
    const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
    return (JSON.parse(payload) as { ref?: string }).ref ?? null;
  } catch {
    return null;
  }
}
