// `npm run build`. To build into another folder, run `node scripts/build.mjs --outDir other`.
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.mjs';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
await buildSite(values.outDir);
