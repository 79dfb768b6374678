// One visit of a browser that has never been there before, on a machine and a net as slow as asked for.

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {(cpu: number) => Promise<void>} slowDown how many times slower the page's own work goes from now on
 * @property {() => Promise<void>} slowNet from now on everything comes over Slow 4G
 * @property {() => Promise<number>} work how many milliseconds the page's main thread has worked so far
 * @property {() => Promise<void>} untilQuiet waits until nothing more is asked for
 * @property {() => Promise<void>} end
 */

/** Milliseconds without a request after which nothing more is to come. */
export const QUIET = 2_500;

/** Slow 4G as Chromium's own tools have it: milliseconds each request waits, and bytes per second. */
export const slow4g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const viewport = { width: 1350, height: 940 };

/**
 * @param {import('playwright').Browser} browser
 * @param {Readonly<Record<string, string>>} [stored] what the browser's local storage holds before the first load
 * @param {{ serviceWorkers?: 'allow' | 'block' }} [how] the demo answers itself by a worker; nothing else needs one
 * @returns {Promise<Visit>}
 */
export async function visit(browser, stored = {}, { serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({
    viewport,
    ignoreHTTPSErrors: true,
    serviceWorkers,
    colorScheme: 'dark',
  });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  let lastRequest = Date.now();
  const noted = () => {
    lastRequest = Date.now();
  };
  page.on('request', noted).on('requestfinished', noted).on('requestfailed', noted);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.enable');
  return {
    page,
    slowDown: async (rate) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    slowNet: async () => {
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    },
    work: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    untilQuiet: async () => {
      while (Date.now() - lastRequest < QUIET) await page.waitForTimeout(100);
    },
    end: () => context.close(),
  };
}
