// The levels that need Storybook or the site. They are built once from the code with all switches. A place is built again
// if it is replaced, or if the build itself passes it: pages are rendered while the site is built.
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { freePort } from './free-port.mjs';
import { openPlaywright } from './mutants-playwright.mjs';
import { environment, reachedIn } from './mutants-reach.mjs';
import { whileReplaced } from './mutants-switch.mjs';
import { testBackendAt, testBackendSite } from './test-backend.mjs';
import { openVitest } from './mutants-vitest.mjs';

/**
 * @typedef {import('./mutants-switch.mjs').Place} Place
 * @typedef {import('./mutants-reach.mjs').Cover} Cover
 */

const siteFolders = ['dist', 'dist-server', 'dist-backend', 'dist-backend-server'];

/** @param {string} log @param {Cover | undefined} known */
export async function openStories(log, known) {
  if (!known) buildStorybook();
  const stories = openPlaywright('playwright.stories.config.ts', log, known);
  return {
    cover: stories.cover,
    isAskedAlone: isReplaced,
    ask: async (/** @type {Place[]} */ places) => {
      const [place] = places;
      if (!place || !isReplaced(place)) return stories.ask(places);
      return withOwn(['storybook-static'], async () => {
        const isBuilt = await whileReplaced(place, buildStorybook);
        return isBuilt ? stories.ask(places) : [['the build of Storybook']];
      });
    },
  };
}

/** @param {Place} place */
function isReplaced({ id }) {
  return id === undefined;
}

/** @param {string} log @param {Cover | undefined} known */
export async function openSite(log, known) {
  const buildLog = log.replace('.log', '-build.log');
  if (!known) await buildSites({ log: buildLog });
  const journeys = openPlaywright('playwright.config.ts', log, known);
  const tests = await openVitest('built-site', log.replace('.log', '-tests.log'), undefined);
  const built = reachedIn(buildLog);
  const isBuiltAgain = (/** @type {Place} */ { id }) => !id || id in built;
  return {
    cover: journeys.cover,
    isAskedAlone: isBuiltAgain,
    ask: async (/** @type {Place[]} */ places) => {
      const [place] = places;
      if (!place || !isBuiltAgain(place)) return journeys.ask(places);
      return withOwn(siteFolders, async () => {
        const build = () => buildSites({ ...(place.id && { id: place.id }) });
        const isBuilt = await (place.id ? build() : whileReplaced(place, build));
        if (!isBuilt) return [['the build']];
        const [failed = []] = await tests.ask([{ ...place, isEarly: true }]);
        return failed.length > 0 ? [failed] : journeys.ask(places);
      });
    },
    close: tests.close,
  };
}

/**
 * Puts the folders back after `act` has written its own.
 * @template Result
 * @param {readonly string[]} folders
 * @param {() => Result | Promise<Result>} act
 */
async function withOwn(folders, act) {
  for (const folder of folders) renameSync(folder, `${folder}.kept`);
  try {
    return await act();
  } finally {
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(`${folder}.kept`, folder);
    }
  }
}

function buildStorybook() {
  // A story that waits in vain fails soon.
  const preview = '.storybook/preview.tsx';
  const text = readFileSync(preview, 'utf8');
  writeFileSync(preview, text.replace('PATIENCE = 60_000', 'PATIENCE = 15_000'));
  const storybook = realpathSync('node_modules/.bin/storybook');
  return node([storybook, 'build', '-o', 'storybook-static', '--quiet', '--test'], {});
}

/** @param {{ id?: string, log?: string }} wanted */
async function buildSites(wanted) {
  const backend = testBackendAt(await freePort());
  return (
    node(['scripts/build.mjs'], environment(wanted)) &&
    node(['scripts/build.mjs', '--outDir', testBackendSite], {
      ...environment(wanted),
      ...backend.environment,
    })
  );
}

/** @param {string[]} command @param {Record<string, string>} variables */
function node(command, variables) {
  const env = { ...process.env, CI: '', ...variables };
  return spawnSync(process.execPath, command, { stdio: 'ignore', env }).status === 0;
}
