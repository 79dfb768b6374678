// How long it takes until 200 servers are there to be chosen from, and until one of them can be set up: the server picker
// and the dashboard on the production build, against a backend on loopback, beside the least React can do for a list of
// 200 that its page asks for early, in turns; then the same pages with ten times as many rows beside few. Run by
// `npm run bench:servers`, or with a number of rounds, and with `load` or `scale` for one of the two. It says how a machine
// does, and asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { barePage, buildBare } from './bare.mjs';
import { coldLoad } from './cold-load.mjs';
import { kilobytes, machineLoad, median, printTable, short, times } from './figures.mjs';
import { measureScale } from './servers-scale.mjs';
import { serveSite } from './site.mjs';
import { serveWorld } from './world-server.mjs';

const rounds = Number(process.argv[2] ?? 3);
/** Which of the two is measured; both where nothing is said. */
const only = process.argv[3];
const COUNT = 200;
/** As many as the window of `visit` holds. */
const IN_SIGHT = 21;
const LIST = '/bare-list.json';
/** Resell Heaven, whose team are 300 in this world. */
const DASHBOARD = '/dashboard/845201933120405504';

const link = { selector: 'a[href^="/dashboard/"]', count: IN_SIGHT, all: COUNT };
/** What is compared, each with what it is for; the first with all the others. */
const compared = [
  { path: '/bare', shows: link },
  { path: '/servers', shows: link },
  // The editors: as many as the window holds.
  { path: DASHBOARD, shows: { selector: 'main [role=listitem][aria-setsize]', count: 3 } },
  // The settings of a tab.
  { path: `${DASHBOARD}/points`, shows: { selector: 'main [id$="-help"]', count: 4, all: 16 } },
  { path: `${DASHBOARD}/channels`, shows: { selector: 'main [id$="-help"]', count: 4, all: 33 } },
];

const directory = await mkdtemp(join(tmpdir(), 'servers-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  const servers = Array.from({ length: COUNT }, (_, index) => ({
    id: String(100_000_000_000_000_000n + BigInt(index)),
    name: `Server number ${index + 1}`,
  }));
  const world = await serveWorld({
    world: 'big-team-and-servers',
    url: new URL(backend.url),
    pages: { [LIST]: JSON.stringify(servers) },
  });
  closing.push(world.close);
  Object.assign(process.env, {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: world.anonKey,
  });
  await buildSite(directory);
  await buildBare('bare-list', directory);
  const bare = barePage('bare-list', { asksFor: `${backend.url}${LIST}` });
  const site = await serveSite({
    directory,
    backend: backend.url,
    pages: new Map([['/bare', bare]]),
  });
  closing.unshift(site.close);
  const options = launchOptions();
  const rule = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ ...options, args: [...options.args, rule] });
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  if (only !== 'scale') await measure(browser, site, world.session);
  if (only !== 'load') await measureScale(browser, site.origin, world, rounds);
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./site.mjs').Site} site
 * @param {string} session
 */
async function measure(browser, { origin, sizeOf }, session) {
  const stored = { 'supabase-auth': session };
  /** @type {import('./cold-load.mjs').Load[][]} */
  const loads = compared.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { path, shows }] of compared.entries()) {
      const slow = { cpu: 4, isSlowNet: true, shows, stored };
      loads[index]?.push(await coldLoad(browser, `${origin}${path}`, slow));
    }
  }
  const [bare = []] = loads;
  const whats = /** @type {const} */ (['visible', 'whole', 'usable']);
  const rows = compared.map(({ path }, index) => {
    const own = loads[index] ?? [];
    const bytes = median(
      own.map(({ scripts }) => scripts.reduce((sum, { path: of }) => sum + sizeOf(of).gzip, 0)),
    );
    const requests = String(median(own.map((it) => it.requests)));
    const columns = whats.flatMap((what) => {
      const time = median(own.map((it) => it[what]));
      return [short(time), index === 0 ? '' : times(time / median(bare.map((it) => it[what])))];
    });
    const blocking = short(median(own.map((it) => it.blocking)));
    return [path, kilobytes(bytes), requests, ...columns, blocking];
  });
  console.log(`\nFrom nothing, Slow 4G with 4 x CPU (load ${machineLoad()})`);
  printTable([
    [
      '',
      'js kB',
      'requests',
      'shown ms',
      'ratio',
      'all there ms',
      'ratio',
      'at rest ms',
      'ratio',
      'blocking ms',
    ],
    ...rows,
    ['budget of a dashboard', '220', '20', '', times(1.5), '', '', '', times(1.5), '200'],
  ]);
}
