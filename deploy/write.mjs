// Writes the hosts' configuration files. tests/deploy.test.ts fails if they are out of date.
import { writeFileSync } from 'node:fs';
import { netlifyToml, vercelJson } from './hosts.mjs';

for (const [file, text] of Object.entries({
  'netlify.toml': netlifyToml(),
  'vercel.json': vercelJson(),
})) {
  writeFileSync(new URL(`../${file}`, import.meta.url), text);
}
