// Runs before the code of every process of `npm run mutants` (`NODE_OPTIONS=--import`). Makes one mutant active, or notes
// which test reaches which mutant.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const {
  MUTANTS_LOG: log,
  MUTANTS_PROJECTS: projects,
  __STRYKER_ACTIVE_MUTANT__: active,
} = process.env;
const scope = /** @type {{ __vitest_worker__?: { filepath?: string }, __stryker__?: object }} */ (
  globalThis
);

/** A mutant that makes a loop endless ends with an error after so many rounds. */
const HIT_LIMIT = 100_000;

/** @type {Set<string>} */
const noted = new Set();

/** @param {string} mutant @param {string} test */
function note(mutant, test) {
  const line = `${mutant}\t${test}\n`;
  if (!log || noted.has(line)) return;
  noted.add(line);
  appendFileSync(log, line);
}

const runningFile = () => scope.__vitest_worker__?.filepath ?? process.argv[1] ?? '';

scope.__stryker__ = {
  hitCount: 0,
  hitLimit: HIT_LIMIT,
  ...(active && { activeMutant: active }),
  ...(log && {
    mutantCoverage: {
      static: new Proxy({}, { set: (_, mutant) => (note(String(mutant), runningFile()), true) }),
      perTest: {},
    },
  }),
};

if (process.argv[1]?.endsWith('workerProcessEntry.js')) watchPages();

/** In a worker of Playwright: the pages of all contexts have the same mutant, and report what they reach. */
function watchPages() {
  const require = createRequire(`${process.cwd()}/package.json`);
  const { chromium } = require('playwright-core');
  const { test } = require('@playwright/test');
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (/** @type {Parameters<typeof launch>} */ ...options) => {
    const browser = await launch(...options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (/** @type {Parameters<typeof newContext>} */ ...wishes) => {
      const context = await newContext(...wishes);
      if (log) {
        withoutAxe(context);
        await context.exposeBinding(
          'reachMutant',
          (/** @type {unknown} */ _, /** @type {string} */ mutant) => {
            note(mutant, runningTest(test));
          },
        );
      }
      // In a run for several places, each of them has its own projects.
      const [id] = projects ? test.info().project.name.split(' ') : [];
      await context.addInitScript(switchMutant, { active: id ?? active, hitLimit: HIT_LIMIT });
      return context;
    };
    return browser;
  };
}

/**
 * Opens the stories without axe, which reaches nothing of ours and takes half of the time.
 * @param {import('@playwright/test').BrowserContext} context
 */
function withoutAxe(context) {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const goto = page.goto.bind(page);
    page.goto = (url, ...how) =>
      goto(
        url.endsWith('iframe.html?viewMode=story') ? `${url}&globals=a11y.manual:!true` : url,
        ...how,
      );
    return page;
  };
}

/** The line of a test in a list for Playwright (`--test-list`). @param {typeof import('@playwright/test').test} test */
function runningTest(test) {
  try {
    const { project, titlePath } = test.info();
    return [`[${project.name}]`, ...titlePath].join(' › ');
  } catch {
    // Between two tests.
    return '';
  }
}

/** @param {{ active: string | undefined, hitLimit: number }} given */
function switchMutant({ active: activeMutant, hitLimit }) {
  const page = /** @type {{ reachMutant?: (mutant: string) => void, __stryker__?: object }} */ (
    globalThis
  );
  const report = page.reachMutant;
  /** @type {Set<string>} */
  const told = new Set();
  let toldAt = 0;
  const tell = (/** @type {string} */ mutant) => {
    // The stories share a page: each of them is told anew.
    if (performance.now() - toldAt > 50) told.clear();
    if (!report || told.has(mutant)) return true;
    toldAt = performance.now();
    told.add(mutant);
    report(mutant);
    return true;
  };
  page.__stryker__ = {
    activeMutant,
    hitCount: 0,
    hitLimit,
    mutantCoverage: {
      static: new Proxy({}, { set: (_, mutant) => tell(String(mutant)) }),
      perTest: {},
    },
  };
}
