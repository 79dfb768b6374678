// Finds the browsers of the browser tests. Chromium: the one at CHROMIUM_PATH, otherwise Playwright's download, otherwise
// the one that is installed on the system. Firefox: the one at FIREFOX_PATH, otherwise the one on the system.
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { chromium } from 'playwright';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const systemBrowsers = {
  linux: [
    // The headless shell uses a fifth less CPU time than a full browser, but it cannot open a window.
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

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const systemFirefoxes = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

/**
 * Returns the path of a Firefox as its users have it. Playwright's own build of Firefox differs from it.
 *
 * @returns {string}
 * @throws if none is installed
 */
export function findFirefox() {
  const forced = process.env['FIREFOX_PATH'];
  const paths = forced ? [forced] : (systemFirefoxes[platform()] ?? []);
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    forced
      ? `There is no Firefox at FIREFOX_PATH: ${forced}`
      : 'Install Firefox (on Debian: `apt-get install firefox-esr`), or set FIREFOX_PATH to its program.',
  );
}

/**
 * Features that the tests switch off. The browser uses only the last list that it is given, so this one repeats
 * Playwright's.
 */
const disabledFeatures = [
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  // The address bar of a full browser loads two pages of its own in each window: a tenth of the CPU time of the journeys.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Returns Playwright's launch options. All test runners use them. */
export function launchOptions() {
  const executablePath = findBrowser();
  // Without a path, Playwright starts the headless shell that it downloads with Chromium.
  const isDownloaded = executablePath === chromium.executablePath();
  return {
    ...(executablePath && !isDownloaded ? { executablePath } : {}),
    args: [
      `--disable-features=${disabledFeatures.join(',')}`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
