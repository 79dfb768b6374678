// Measures how long the server picker (with 200 servers) and the dashboard take to load, on the production build with a
// backend on loopback. The baseline is a minimal React page that fetches a list of 200 servers early. The pages are
// measured in alternation. A second part measures the same pages with ten times as many rows. Run
// `npm run bench:servers`. The first argument is the number of rounds; the second, `load` or `scale`, runs only one
// part. Prints figures and asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** `load` or `scale`; both parts run by default. */
const only = process.argv[3];
const COUNT = 200;
/** How many rows fit in the viewport of `visit`. */
const IN_SIGHT = 21;
const LIST = '/bare-list.json';
/** The dashboard of Resell Heaven, which has a team of 300 in this world. */
const DASHBOARD = '/dashboard/845201933120405504';

const link = { selector: 'a[href^="/dashboard/"]', count: IN_SIGHT, all: COUNT };
/** The pages, each with its main content. The first one is the baseline. */
const compared = [
  { path: '/bare', shows: link },
  { path: '/servers', shows: link },
  // `count` is the number of editors that fit in the viewport.
  { path: DASHBOARD, shows: { selector: 'main tbody th[scope=row]', count: 3 } },
  // The settings of a panel.
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
  const browser = await site.launch();
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
  console.log(`\nCold load, Slow 4G, 4 x CPU (load ${machineLoad()})`);
  printTable([
    [
      '',
      'js kB',
      'requests',
      'shown ms',
      'ratio',
      'complete ms',
      'ratio',
      'idle ms',
      'ratio',
      'blocking ms',
    ],
    ...rows,
    ['budget of a dashboard', '220', '20', '', times(1.5), '', '', '', times(1.5), '200'],
  ]);
}
