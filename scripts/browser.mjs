// Finds a Chromium for the browser tests: the one at CHROMIUM_PATH, otherwise Playwright's download, otherwise the one
// that is installed on the system.
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { chromium } from 'playwright';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const systemBrowsers = {
  linux: [
    // The headless shell uses a sixth less CPU time than a full browser, but it cannot open a window.
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Returns the path of a Chromium, or undefined if none is installed.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const forced = process.env['CHROMIUM_PATH'];
  if (forced) return existsSync(forced) ? forced : undefined;
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  return systemBrowsers[platform()]?.find((path) => existsSync(path));
}

/** Returns Playwright's launch options. All test runners use them. */
export function launchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
