// `npm run build`: builds the site, and writes the handler of its server-rendered pages next to the site. To build into
// another folder, run `node scripts/build.mjs --outDir other`.
import { parseArgs } from 'node:util';
import { requireCaptchaInHeaders } from '../deploy/hosts.mjs';
import { buildServer, hasSiteKey } from './build-server.mjs';
import { buildSite } from './build-site.mjs';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
if (hasSiteKey()) requireCaptchaInHeaders();
await buildServer(values.outDir, await buildSite(values.outDir));
