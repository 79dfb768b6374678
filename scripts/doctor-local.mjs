// What this machine needs to run the project. The first two checks need no installed package.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * @typedef {object} Finding
 * @property {string} id
 * @property {'inOrder' | 'missing' | 'note'} state a note is no fault
 * @property {string} sentence
 */

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [version]
 * @property {boolean} [optional]
 */

const ports = /** @type {const} */ ([
  ['npm start', 5173, 'npm start takes the next free port'],
  ['npm run storybook', 6006, 'npm run storybook offers the next free port'],
]);

/** @returns {Promise<Finding[]>} */
export async function examineMachine() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const node = nodeFinding(process.versions.node, engines.node);
  const packages = packagesFinding(
    JSON.parse(readFileSync('package-lock.json', 'utf8')).packages,
    existsSync('node_modules/.package-lock.json')
      ? JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
      : {},
  );
  const findings = [node, packages];
  for (const [command, port, otherwise] of ports) {
    const free = await isFree(port);
    findings.push({
      id: `port-${port}`,
      state: free ? 'inOrder' : 'note',
      sentence: free
        ? `Port ${port} of ${command} is free.`
        : `Port ${port} is taken${holderText(port)}: ${otherwise}.`,
    });
  }
  findings.push(await backendFinding(Number(process.env['BACKEND_PORT'] ?? 54321)));
  if (packages.state === 'missing') return findings;
  return [...findings, await browserFinding(), await environmentFinding()];
}

/** @param {readonly Finding[]} report */
export function localTextOf(report) {
  const marks = { inOrder: 'ok     ', missing: 'missing', note: 'note   ' };
  return report.map(({ id, state, sentence }) => `${marks[state]}  ${id}: ${sentence}`).join('\n');
}

/**
 * @param {string} version such as '20.19.0'
 * @param {string} range such as '>=20.19'
 * @returns {Finding}
 */
export function nodeFinding(version, range) {
  const wanted = range.replace(/^>=/, '');
  const isNewEnough = wanted.localeCompare(version, 'en', { numeric: true }) <= 0;
  return isNewEnough
    ? { id: 'node', state: 'inOrder', sentence: `Node ${version} fits.` }
    : {
        id: 'node',
        state: 'missing',
        sentence: `Install Node ${wanted} or newer from https://nodejs.org, because this one is ${version}.`,
      };
}

/**
 * Compares package-lock.json with what npm installed. Packages for other machines are left out.
 *
 * @param {Readonly<Record<string, LockedPackage>>} locked
 * @param {Readonly<Record<string, LockedPackage>>} installed
 * @returns {Finding}
 */
export function packagesFinding(locked, installed) {
  const wrong = Object.entries(locked).filter(([path, { version, optional }]) => {
    if (path === '') return false;
    const found = installed[path];
    return found === undefined ? !optional : found.version !== version;
  });
  if (wrong.length === 0) {
    return {
      id: 'packages',
      state: 'inOrder',
      sentence: 'The packages are those of the lock file.',
    };
  }
  const names = wrong.slice(0, 3).map(([path]) => path.replace(/^.*node_modules\//, ''));
  const more = wrong.length > names.length ? ` and ${wrong.length - names.length} more` : '';
  return {
    id: 'packages',
    state: 'missing',
    sentence: `Run npm ci, because packages are missing or have another version: ${names.join(', ')}${more}.`,
  };
}

/**
 * @param {number} port
 * @returns {Promise<Finding>}
 */
async function backendFinding(port) {
  const id = `port-${port}`;
  if (await isFree(port)) {
    return { id, state: 'inOrder', sentence: `Port ${port} of npm run backend is free.` };
  }
  const isBackend = await fetch(`http://127.0.0.1:${port}/auth/v1/health`, {
    signal: AbortSignal.timeout(3_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isBackend
    ? { id, state: 'note', sentence: `A backend already runs at port ${port}${holderText(port)}.` }
    : {
        id,
        state: 'missing',
        sentence: `Stop what holds port ${port}${holderText(port)}, or set BACKEND_PORT for npm run backend.`,
      };
}

/** @returns {Promise<Finding>} */
async function browserFinding() {
  const { findBrowser } = await import('./browser.mjs');
  const path = findBrowser();
  return path
    ? { id: 'chromium', state: 'inOrder', sentence: `Tests use ${path}.` }
    : {
        id: 'chromium',
        state: 'missing',
        sentence:
          'Install Chrome or Chromium, run npx playwright install chromium, or set CHROMIUM_PATH to its program.',
      };
}

/** @returns {Promise<Finding>} */
async function environmentFinding() {
  const { loadEnv } = await import('vite');
  const { load } = await import('./load.mjs');
  /** @type {{ module: typeof import('../src/app/env'), close: () => Promise<void> }} */
  const { module, close } = await load('./src/app/env.ts');
  try {
    const { mode } = module.readEnvironment(loadEnv('development', '.', 'VITE_'));
    const what = mode === 'demo' ? 'demo mode' : 'the backend that the environment names';
    return { id: 'environment', state: 'inOrder', sentence: `npm start uses ${what}.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id: 'environment', state: 'missing', sentence: `Correct .env: ${reason}` };
  } finally {
    await close();
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  // A machine without IPv6 cannot listen at the second address, which leaves the port free.
  const tries = ['127.0.0.1', '::1'].map((host) => listenError(port, host));
  return !(await Promise.all(tries)).includes('EADDRINUSE');
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Returns who holds a port, as part of a sentence; '' where that cannot be read.
 *
 * @param {number} port
 */
function holderText(port) {
  const pid = holderOf(port);
  if (pid === null) return '';
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 2).join(' ').trim();
  return ` by process ${pid} (${command})`;
}

/**
 * @param {number} port
 * @returns {string | null} the id of the process, on Linux, if it is one of this user
 */
function holderOf(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
  );
  const sockets = listening
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`);
  const processes =
    sockets.length === 0 ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.find((pid) => socketsOf(pid).some((socket) => sockets.includes(socket))) ?? null;
}

/** @param {string} pid */
function socketsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // Another user's process, or one that has ended.
    return [];
  }
}
