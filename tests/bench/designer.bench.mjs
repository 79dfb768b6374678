// Measures the embed designer: the time from a key press to the paint of the text and of the preview, compared with a bare
// page in the same run; the scripts it loads; and the time until the user can type. Run `npm run bench:designer`, with an
// optional number of rounds. Prints figures and asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { barePage } from './designer-cases.mjs';
import { barePath, cases, measureKeys } from './designer-keys.mjs';
import { measureLoads, measureScripts } from './designer-loads.mjs';
import { machineLoad } from './figures.mjs';
import { serveSite } from './site.mjs';

const rounds = Number(process.argv[2] ?? 4);

/**
 * Chrome samples one link in a hundred. If a page contains a sampled link, Chrome paints an extra frame 100 ms later,
 * which can delay a key press. Sampling is random, so the figures would vary from visit to visit. This setting makes
 * sampling very rare.
 */
const WITHOUT_LOTS = 'NavigationPredictor:random_anchor_sampling_period/1000000';

const directory = await mkdtemp(join(tmpdir(), 'designer-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  Object.assign(process.env, backend.environment);
  await buildSite(directory);
  const pages = new Map(cases.map((each, index) => [barePath(index), barePage(each)]));
  const site = await serveSite({ directory, backend: backend.url, pages });
  closing.push(site.close);
  const browser = await site.launch([`--enable-features=${WITHOUT_LOTS}`]);
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  await measureScripts(browser, site);
  await measureLoads(browser, site, rounds);
  await measureKeys(browser, site, rounds);
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}
