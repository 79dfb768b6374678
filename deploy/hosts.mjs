// The configuration files of the two supported hosts: the build command, the rewrites, and the headers.
import { movedAddresses, rewrites, serverAddresses } from './addresses.mjs';
import { readFileSync } from 'node:fs';
import { caching, captchaOrigin, securityHeaders } from './headers.mjs';

/**
 * Returns the text of netlify.toml. Netlify prefers an existing file over a redirect (`/terms` is terms.html), applies
 * the first matching redirect, and serves 404.html for all other URLs. If two rules set the same header, Netlify joins
 * the values, so only /assets sets Cache-Control. For all other files, Netlify's default (`max-age=0, must-revalidate`)
 * is equivalent to `no-cache`. A request for a server-rendered page reaches these rules only if the page's edge
 * function (netlify/edge-functions/store.ts) fails. The response is then the shell.
 *
 * @param {Pick<import('./headers.mjs').Place, 'captcha'>} [place]
 */
export function netlifyToml(place) {
  return `# Written by deploy/write.mjs. To change a header, edit deploy/headers.mjs and run: node deploy/write.mjs

[build]
command = "VITE_SITE_URL=$URL npm run build"
publish = "dist"

[build.environment]
NODE_VERSION = "22"

${[...redirects(301, movedAddresses), ...redirects(200, rewrites)]
  .map(
    ({ from, to, status }) => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = ${status}\n`,
  )
  .join('\n')}
[[headers]]
for = "/*"

[headers.values]
${Object.entries(securityHeaders(place))
  .map(([name, value]) => `${name} = "${value}"`)
  .join('\n')}

[[headers]]
for = "/assets/*"

[headers.values]
Cache-Control = "${caching.assets}"
`;
}

/**
 * Returns the text of vercel.json. Vercel also prefers an existing file over a rewrite, and serves 404.html for all other
 * URLs. With `cleanUrls`, files are named without `.html`, including in rewrites. The function api/store.mjs gets the URL
 * of the request, not that of the rewrite, and sets its own Cache-Control.
 *
 * @param {Pick<import('./headers.mjs').Place, 'captcha'>} [place]
 */
export function vercelJson(place) {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    installCommand: 'npm ci',
    buildCommand: 'VITE_SITE_URL=https://$VERCEL_PROJECT_PRODUCTION_URL npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    redirects: redirects(301, movedAddresses).map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    rewrites: [
      ...serverAddresses.map((from) => ({ source: sourceOf(from), destination: '/api/store' })),
      ...redirects(200, rewrites)
        .filter(({ from }) => !serverAddresses.includes(from))
        .map(({ from, to }) => ({
          source: sourceOf(from),
          destination: to.replace(/\.html$/, ''),
        })),
    ],
    headers: [
      { source: '/(.*)', headers: listOf(securityHeaders(place)) },
      { source: '/assets/(.*)', headers: listOf({ 'Cache-Control': caching.assets }) },
      {
        source: `/((?!${[...serverAddresses.map(startOf), 'assets/'].join('|')}).*)`,
        headers: listOf({ 'Cache-Control': caching.rest }),
      },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * Checks that the hosts' files allow the security check. They are the same for every build, so a build with a site key
 * would otherwise block its own widget.
 *
 * @param {(file: 'netlify.toml' | 'vercel.json') => string} [read]
 * @throws if a file was written without a site key
 */
export function requireCaptchaInHeaders(read = textOf) {
  for (const file of /** @type {const} */ (['netlify.toml', 'vercel.json'])) {
    if (read(file).includes(captchaOrigin)) continue;
    throw new Error(
      `VITE_TURNSTILE_SITE_KEY is set, but ${file} does not allow ${captchaOrigin}. Run: VITE_TURNSTILE_SITE_KEY=your-site-key node deploy/write.mjs`,
    );
  }
}

/** @param {string} file */
function textOf(file) {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

/** @param {string} pattern */
function sourceOf(pattern) {
  return pattern.replace(/\*$/, '(.*)');
}

/** @type {(pattern: string) => string} returns what the paths of a pattern start with, as part of a regular expression */
function startOf(pattern) {
  return pattern.replace(/^\//, '').replace(/\*$/, '').replace('.', '\\.');
}

/**
 * @param {number} status
 * @param {Readonly<Record<string, string>>} addresses
 */
function redirects(status, addresses) {
  return Object.entries(addresses).map(([from, to]) => ({ from, to, status }));
}

/** @param {Record<string, string>} headers */
function listOf(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
