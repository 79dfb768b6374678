// Counts the clicks, keys and seconds that four common tasks (tests/tasks/four-tasks.mjs) take with the mouse, in the
// demo. Before each action, the script waits as long as a user needs to find and reach the next control. Run
// `npm run build` and then `npm run bench:tasks`. To measure another build, pass its folder as an argument. Prints
// figures and asserts nothing.
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { fourTasks } from '../tasks/four-tasks.mjs';
import { machineLoad, printTable } from './figures.mjs';

/** Milliseconds before each click, and for each typed key. */
const THINK = 1_200;
const KEY = 120;
/** Timeout in milliseconds of one step. */
const PATIENCE = 30_000;

const outDir = resolve(process.argv[2] ?? 'dist');
const port = await freePort();
const server = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
const browser = await chromium.launch(launchOptions());
try {
  const rows = [];
  for (const task of fourTasks) {
    const row = await measure(task).catch((error) => [
      `not done: ${String(error).split('\n')[0]}`,
      '',
      '',
      '',
    ]);
    rows.push([task.name, ...row]);
  }
  console.log(
    `Chromium ${browser.version()}, ${THINK} ms before a click, ${KEY} ms for a key (load ${machineLoad()})`,
  );
  printTable([['task', 'clicks', 'keys', 'seconds', 'of which waiting for the page'], ...rows]);
} finally {
  await browser.close();
  await server.close();
}

/**
 * Performs a task on a new page. Returns the number of clicks and keys, and the duration in seconds with and without
 * the time for thinking and typing.
 * @param {import('../tasks/four-tasks.mjs').Task} task
 */
async function measure({ world, path, start, perform }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`http://127.0.0.1:${port}${path}?world=${world}`);
    // While demo mode starts, it can reload the page.
    await page.getByRole('button', { name: /^World: / }).waitFor();
    await start(page).waitFor();
    const hand = mouseOn(page);
    const from = performance.now();
    await perform(page, hand);
    const spent = performance.now() - from;
    const { clicks, keys } = hand.counted();
    const waited = spent - clicks * THINK - keys * KEY;
    return [`${clicks}`, `${keys}`, (spent / 1_000).toFixed(1), (waited / 1_000).toFixed(1)];
  } finally {
    await context.close();
  }
}

/**
 * Performs every action with the mouse, except that texts are typed.
 * @param {import('playwright').Page} page
 */
function mouseOn(page) {
  let clicks = 0;
  let keys = 0;
  const think = async () => {
    clicks += 1;
    await page.waitForTimeout(THINK);
  };
  /** @param {import('playwright').Locator} target */
  const press = async (target) => {
    await target.waitFor();
    await think();
    await target.click();
  };
  /** @param {string} text */
  const type = async (text) => {
    keys += text.length;
    await page.keyboard.type(text, { delay: KEY });
  };
  /** @type {import('../tasks/four-tasks.mjs').Hand} */
  const hand = {
    press,
    use: press,
    // The native radio button and switch are hidden behind the elements that are drawn for them, so `check` needs
    // `force`.
    mark: async (target) => {
      await target.waitFor({ state: 'attached' });
      await think();
      await target.check({ force: true });
    },
    flip: async (target) => {
      await target.waitFor({ state: 'attached' });
      await think();
      await target.check({ force: true });
    },
    fill: async (target, text) => {
      await press(target);
      await page.keyboard.press('ControlOrMeta+A');
      // A webhook URL is pasted, which counts as two keys.
      if (!text.startsWith('https:')) return type(text);
      keys += 2;
      await page.keyboard.insertText(text);
    },
    end: async (target) => {
      await press(target);
      await page.keyboard.press('ControlOrMeta+End');
    },
    choose: async (target, name) => {
      await press(target);
      await page.getByRole('listbox').waitFor();
      await type(name);
      await press(page.getByRole('option', { name, exact: true }));
    },
    insert: async (dialog, name) => {
      await dialog.getByRole('textbox').waitFor();
      await type(name);
      await press(dialog.getByRole('option', { name, exact: true }));
    },
    find: async (words) => {
      await press(page.getByRole('textbox', { name: 'Search settings...' }));
      await type(words);
      const found = page.getByRole('listbox', { name: 'Search Results' });
      await press(found.getByRole('option').first());
    },
  };
  return { ...hand, counted: () => ({ clicks, keys }) };
}
