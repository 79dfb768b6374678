// Makes a browser available for the tests. It uses an installed browser, otherwise Playwright's download. If both are
// missing and the script runs as root, it installs Debian's package. If nothing works, it prints what the user can do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';

const say = (/** @type {string} */ message) => console.log(`[browser] ${message}`);

function isHere() {
  const path = findBrowser();
  if (path) say(`using ${path}`);
  if (path?.startsWith('/usr/bin/') && existsSync('/usr/bin/apt-get')) {
    say('the tests take a fifth less CPU time with the package chromium-headless-shell');
  }
  return Boolean(path);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} seconds the time limit
 */
function attempt(command, args, seconds) {
  say(`trying: ${[command, ...args].join(' ')}`);
  const { status, signal, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL',
    // Fail early: on a network that drops packets, it would otherwise take minutes until the command fails.
    env: {
      ...process.env,
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      DEBIAN_FRONTEND: 'noninteractive',
    },
  });
  if (status === 0) return;
  const reason = (stderr ?? '').split('\n').find((line) => /error|unable|^E:/i.test(line));
  say(`failed: ${reason ?? `status ${status ?? signal}`}`);
}

function provide() {
  if (isHere()) return true;
  if (!process.env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD']) {
    const require = createRequire(import.meta.url);
    const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
    attempt(process.execPath, [cli, 'install', 'chromium'], 300);
    if (isHere()) return true;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'], 120);
    // Older releases of Debian do not have the first of these packages.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '--no-install-recommends', name], 600);
      if (isHere()) return true;
    }
  }
  return false;
}

if (!provide()) {
  console.error(
    '[browser] No Chromium found: install Chrome or Chromium, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
