// What the two hosts with ready files are told: how to build, which address answers with what, and the headers.
import { caching, securityHeaders } from './headers.mjs';

/**
 * The text of netlify.toml. Netlify serves a file before it looks at a redirect, and takes the first that fits. It joins
 * equal headers of two rules into one, so only /assets names a Cache-Control: for all else Netlify's own
 * (`max-age=0, must-revalidate`) means what `no-cache` means.
 */
export function netlifyToml() {
  return `# Written by deploy/write.mjs. To change a header, edit deploy/headers.mjs and run: node deploy/write.mjs

[build]
command = "npm run build"
publish = "dist"

[build.environment]
NODE_VERSION = "22"

# A script that is gone must not be answered with a page.
[[redirects]]
from = "/assets/*"
to = "/index.html"
status = 404

[[redirects]]
from = "/*"
to = "/index.html"
status = 200

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

/** The text of vercel.json. Vercel, too, serves a file before it looks at a rewrite. */
export function vercelJson() {
  const everythingElse = '/((?!assets/).*)';
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    rewrites: [{ source: everythingElse, destination: '/index.html' }],
    headers: [
      { source: '/(.*)', headers: listOf(securityHeaders()) },
      { source: '/assets/(.*)', headers: listOf({ 'Cache-Control': caching.assets }) },
      { source: everythingElse, headers: listOf({ 'Cache-Control': caching.rest }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** @param {Record<string, string>} headers */
function listOf(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
