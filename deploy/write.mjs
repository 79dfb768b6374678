// Writes the hosts' configuration files. tests/deploy.test.ts fails if they are out of date. The origin of the security check
// is allowed only if VITE_TURNSTILE_SITE_KEY is set.
import { writeFileSync } from 'node:fs';
import { netlifyToml, vercelJson } from './hosts.mjs';

const place = { captcha: Boolean(process.env['VITE_TURNSTILE_SITE_KEY']) };

for (const [file, text] of Object.entries({
  'netlify.toml': netlifyToml(place),
  'vercel.json': vercelJson(place),
})) {
  writeFileSync(new URL(`../${file}`, import.meta.url), text);
}
