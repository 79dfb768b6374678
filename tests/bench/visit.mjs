// A first visit of a new browser, with optional CPU and network throttling.

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {(cpu: number) => Promise<void>} slowDown sets the CPU slowdown factor
 * @property {() => Promise<void>} slowNet sets the network to Slow 4G
 * @property {() => Promise<number>} work returns the main thread's work so far, in milliseconds
 * @property {() => Promise<void>} untilQuiet waits until the network is idle
 * @property {() => Promise<void>} end
 */

/** The network is idle after this many milliseconds without a request. */
export const QUIET = 2_500;

/** Chromium DevTools' "Slow 4G" preset: latency in milliseconds, throughput in bytes per second. */
export const slow4g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const viewport = { width: 1350, height: 940 };

/**
 * @param {import('playwright').Browser} browser
 * @param {Readonly<Record<string, string>>} [stored] initial local storage
 * @param {{ serviceWorkers?: 'allow' | 'block' }} [how] whether to allow service workers, which only the mocks of demo
 * mode need
 * @returns {Promise<Visit>}
 */
export async function visit(browser, stored = {}, { serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({
    viewport,
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
