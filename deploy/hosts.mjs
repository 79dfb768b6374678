// What the two hosts with ready files are told: how to build, which address answers with what, and the headers.
import { movedAddresses, rewrites } from './addresses.mjs';
import { caching, securityHeaders } from './headers.mjs';

/**
 * The text of netlify.toml. Netlify serves a file before it looks at a redirect (`/terms` is terms.html to it), takes the
 * first redirect that fits, and answers all else with 404.html. It joins equal headers of two rules into one, so only
 * /assets names a Cache-Control: for all else Netlify's own (`max-age=0, must-revalidate`) means what `no-cache` means.
 */
export function netlifyToml() {
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
${Object.entries(securityHeaders())
  .map(([name, value]) => `${name} = "${value}"`)
  .join('\n')}

[[headers]]
for = "/assets/*"

[headers.values]
Cache-Control = "${caching.assets}"
`;
}

/**
 * The text of vercel.json. Vercel, too, serves a file before it looks at a rewrite, and answers all else with 404.html.
 * With `cleanUrls` a page's file goes by its name without `.html`, in a rewrite too.
 */
export function vercelJson() {
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
    rewrites: redirects(200, rewrites).map(({ from, to }) => ({
      source: from.replace(/\*$/, '(.*)'),
      destination: to.replace(/\.html$/, ''),
    })),
    headers: [
      { source: '/(.*)', headers: listOf(securityHeaders()) },
      { source: '/assets/(.*)', headers: listOf({ 'Cache-Control': caching.assets }) },
      { source: '/((?!assets/).*)', headers: listOf({ 'Cache-Control': caching.rest }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
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
