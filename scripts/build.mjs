// `npm run build`: the site, and next to it the handler of its server-rendered pages. To build into another folder, run
// `node scripts/build.mjs --outDir other`.
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.mjs';
import { buildSite } from './build-site.mjs';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
await buildServer(values.outDir, await buildSite(values.outDir));
