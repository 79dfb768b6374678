// `npm run build`; `node scripts/build.mjs --outDir other` builds into another folder.
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.mjs';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
await buildSite(values.outDir);
