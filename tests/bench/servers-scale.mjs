// Measures how much slower pages are with ten times as many rows: servers, editors, revisions and channels.
import { machineLoad, median, printTable, short, times } from './figures.mjs';
import { scalePages } from './scale-pages.mjs';
import { scaleVisit } from './scale-visit.mjs';

const CPU = 4;
/** The id of the server Resell Heaven. */
const SERVER = '845201933120405504';
const DASHBOARD = `/dashboard/${SERVER}`;

/** @type {Record<'small' | 'large', import('./scale-pages.mjs').Sizes>} */
const sizes = {
  small: { servers: 100, editors: 200, revisions: 500, channels: 50 },
  large: { servers: 1_000, editors: 2_000, revisions: 5_000, channels: 500 },
};

const settings = { selector: 'main [id$="-help"]', count: 4 };

/** @type {readonly (import('./scale-visit.mjs').Scene & { of: keyof import('./scale-pages.mjs').Sizes })[]} */
const scenes = [
  {
    of: 'servers',
    path: '/servers',
    ready: { selector: 'a[href^="/dashboard/"]', count: 21 },
    field: 'input[aria-label="Filter servers"], input[placeholder="Filter servers..."]',
    key: 9,
  },
  {
    of: 'editors',
    path: DASHBOARD,
    ready: { selector: 'main tbody th[scope=row]', count: 3 },
    field: 'input[placeholder="Search editors..."]',
    key: 9,
  },
  {
    of: 'revisions',
    path: `${DASHBOARD}/points`,
    ready: settings,
    opens: {
      press: { selector: 'main button', text: 'History' },
      selector: '[role=dialog] ol > li',
      count: 5,
    },
    field: '[role=dialog] ol > li',
    key: 'End',
  },
  {
    of: 'channels',
    path: `${DASHBOARD}/channels`,
    ready: settings,
    opens: {
      press: { selector: 'main input[role=combobox]' },
      selector: '[role=option]',
      count: 5,
    },
    key: 9,
  },
];

const whats = /** @type {const} */ (['shown', 'blocking', 'key']);

/**
 * Prints, for each scene, the figures with many rows compared with those with few rows. Measures the two sizes
 * alternately.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the site
 * @param {import('./world-server.mjs').WorldServer} world the site's backend
 * @param {number} rounds
 */
export async function measureScale(browser, origin, world, rounds) {
  const how = { stored: { 'supabase-auth': world.session }, cpu: CPU };
  const rows = [];
  for (const scene of scenes) {
    /** @type {Record<'small' | 'large', import('./scale-visit.mjs').Figures[]>} */
    const found = { small: [], large: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const size of /** @type {const} */ (['small', 'large'])) {
        world.answerWith(scalePages(sizes[size], SERVER));
        found[size].push(await scaleVisit(browser, origin, { ...scene, ...how }));
      }
    }
    const columns = whats.flatMap((what) => {
      const [small, large] = [found.small, found.large].map((all) =>
        median(all.map((figures) => figures[what])),
      );
      return [small, large].map((time) => short(time ?? Number.NaN)).concat(ratio(small, large));
    });
    const { [scene.of]: few } = sizes.small;
    const { [scene.of]: many } = sizes.large;
    rows.push([`${many} ${scene.of} vs. ${few}`, ...columns]);
  }
  console.log(`\nTen times as many rows, ms, ${CPU} x CPU (load ${machineLoad()})`);
  const head = whats.flatMap((what) => [what, 'with many', 'ratio']);
  printTable([['', ...head], ...rows]);
}

/**
 * @param {number | undefined} small
 * @param {number | undefined} large
 */
function ratio(small = Number.NaN, large = Number.NaN) {
  if (small === 0) return large === 0 ? times(1) : '';
  return times(large / small);
}
