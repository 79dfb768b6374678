import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/browser.mjs';
import { freePort } from './scripts/free-port.mjs';

/** The journeys that Firefox cannot run, by the reason. Each entry is the end of a title. */
const excluded: Readonly<Record<string, readonly string[]>> = {
  'They use the protocol of Chromium.': [
    'pages fit narrow and low windows and text at 200 %: owner',
    'pages fit narrow and low windows and text at 200 %: seller-busy',
    'pages fit narrow and low windows and text at 200 %: admin',
    'pages fit narrow and low windows and text at 200 %: buyer',
  ],
  'Playwright reports neither the body of a request to another origin nor a download.': [
    'an imported announcement that pings nobody still pings nobody when it is sent',
    'a draft is never lost',
    'a seller reads the figures of a busy store for another period, and downloads them',
    'a seller adds users by hand and from a file, finds them, and exports them',
  ],
  'Playwright reports requests that the service worker answers as requests to the network.': [
    'the demo sends no external requests, and no page logs an error',
  ],
  'Playwright cannot switch off scripts.': [
    'without a script, every public page and a demo store can be read and reached',
  ],
  'Reduced motion is set for the whole browser.': [
    'a closed toast and a bar of discarded changes fade out, at once with reduced motion',
  ],
  'Firefox words the expected console errors differently.': [
    'every response has the headers, and the policy is in force',
  ],
  'Playwright can only emulate forced colors and a phone in Chromium.': [
    'with forced colors, what is selected, focused and checked is still seen',
    'editor and preview are two views',
  ],
  'Only one page at a time has the focus of the window.': [
    'an owner grants one panel, revokes it while it is in use, and grants it again',
  ],
  'Reading the storage of a foreign document throws another error than in Chromium.': [
    'every hostile link opens harmlessly or is rejected',
  ],
  'Firefox scrolls to half pixels.': ['back and forward restore the state of the page'],
};

const titles = Object.values(excluded).flat();
const escaped = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

// The worker processes load this file too and must use the port that was chosen first.
process.env['JOURNEYS_FIREFOX_PORT'] ??= String(await freePort());
const port = process.env['JOURNEYS_FIREFOX_PORT'];
const url = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/journeys',
  testIgnore: 'backend/**',
  grepInvert: new RegExp(`(${escaped.join('|')})$`),
  outputDir: 'test-results/firefox',
  fullyParallel: true,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/firefox.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      firefoxUserPrefs: {
        // Playwright cannot ask a stock Firefox for reduced motion.
        'ui.prefersReducedMotion': 1,
        // A precise pointer that can hover. Without a display, Firefox finds no mouse.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
    baseURL: url,
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    // A stock Firefox refuses to emulate media features.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
