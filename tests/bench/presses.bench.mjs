// Measures the first press on a menu, a picker, a switch, the history and the command palette: the time to the response
// and to the content. Uses the production build with a backend on loopback and a CPU slowdown of 4 x. Run
// `npm run bench:presses`, with an optional number of rounds. Prints figures and asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build-site.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { testBackendAt } from '../../scripts/test-backend.mjs';
import { machineLoad, median, printTable, quantile, short, times } from './figures.mjs';
import { firstPress } from './first-press.mjs';
import { largeGuild } from './large-guild.mjs';
import { serveSite } from './site.mjs';
import { serveWorld } from './world-server.mjs';

const rounds = Number(process.argv[2] ?? 7);
const CPU = 4;
/** Milliseconds. */
const budgets = { answered: 100, filled: 200 };
/** A React Aria popup, or its placeholder frame. */
const POPUP = '[data-popup-frame], [data-trigger=ComboBox], [role=menu]';
/** The name of the signed-in user in this world. */
const VIEWER = 'theo';
/** The dashboard of the server Resell Heaven. */
const DASHBOARD = '/dashboard/845201933120405504';

/** @type {readonly (import('./first-press.mjs').Target & { name: string })[]} */
const targets = [
  {
    name: 'account menu',
    path: '/servers',
    ready: 'a[href^="/dashboard/"]',
    press: { selector: 'header button[aria-haspopup=menu]', text: VIEWER },
    answer: POPUP,
    content: '[role=menuitem]',
  },
  {
    name: 'picker of 250 roles',
    path: `${DASHBOARD}/roles`,
    ready: '#adminRoleID input',
    press: { selector: '#adminRoleID input' },
    answer: POPUP,
    content: '[role=option]',
  },
  {
    name: 'picker of 500 channels',
    path: `${DASHBOARD}/channels`,
    ready: '#logsChannel input',
    press: { selector: '#logsChannel input' },
    answer: POPUP,
    content: '[role=option]',
  },
  {
    name: 'switch of a setting',
    path: `${DASHBOARD}/advanced`,
    ready: 'main input[role=switch]',
    press: { selector: 'main input[role=switch]' },
    answer: null,
    content: '[role=region][aria-label*="nsaved"], main button[aria-label^="Undo"]',
  },
  {
    name: 'history',
    path: `${DASHBOARD}/points`,
    ready: 'main input[role=switch]',
    press: { selector: 'main button', text: 'History' },
    answer: '[role=dialog]',
    content: '[role=dialog] ol > li',
  },
  {
    name: 'command palette',
    path: '/servers',
    ready: 'a[href^="/dashboard/"]',
    press: 'palette',
    answer: '[role=dialog]',
    content: '[role=dialog] [role=menuitem]',
  },
];

const directory = await mkdtemp(join(tmpdir(), 'presses-bench-'));
/** @type {(() => Promise<void>)[]} */
const closing = [];
try {
  const backend = testBackendAt(await freePort());
  const world = await serveWorld({
    world: 'big-team-and-servers',
    url: new URL(backend.url),
    pages: { '/functions/v1/guild-resources': JSON.stringify(largeGuild) },
  });
  closing.push(world.close);
  Object.assign(process.env, {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: world.anonKey,
  });
  await buildSite(directory);
  const site = await serveSite({ directory, backend: backend.url, pages: new Map() });
  closing.unshift(site.close);
  const browser = await site.launch();
  closing.unshift(() => browser.close());
  console.log(`Chromium ${browser.version()}, ${rounds} rounds, load ${machineLoad()}`);
  await measure(browser, site.origin, { 'supabase-auth': world.session });
} finally {
  for (const close of closing) await close();
  await rm(directory, { recursive: true, force: true });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} stored
 */
async function measure(browser, origin, stored) {
  /** @type {import('./first-press.mjs').Press[][]} */
  const presses = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      presses[index]?.push(await firstPress(browser, origin, { ...target, stored, cpu: CPU }));
    }
  }
  const rows = targets.map(({ name }, index) => {
    const own = presses[index] ?? [];
    /** @param {'answered' | 'filled'} what */
    const columns = (what) => {
      const waits = own.map((press) => press[what]);
      const ratio = times(median(waits) / budgets[what]);
      return [short(median(waits)), short(quantile(waits, 0.95)), ratio];
    };
    const longest = short(median(own.map((press) => press.longest)));
    return [name, ...columns('answered'), ...columns('filled'), longest];
  });
  console.log(
    `\nFrom the first press to the frame with the response, ms, ${CPU} x CPU (load ${machineLoad()})`,
  );
  printTable([
    ['', 'response', 'p95', 'of 100', 'content', 'p95', 'of 200', 'longest event'],
    ...rows,
  ]);
}
