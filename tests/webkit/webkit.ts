import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import type { WorldName } from '../../src/mocks/worlds';
import { type WatchedSite, watchSite } from './watched-site';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const limit = 60_000;
const vite = 'node_modules/vite/bin/vite.js';

/** The keys of the WebDriver protocol. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Control: '\uE009',
} as const;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const reference = v.nullable(v.object({ [elementKey]: v.string() }));
const session = v.object({ sessionId: v.string() });

/** How a test finds an element: by its role and its accessible name. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** The element that contains it. */
  within?: Target;
}

/** A page of WebKitGTK's browser, driven through WebDriver on a display that nobody sees. */
export interface WebKit extends Pick<WatchedSite, 'check' | 'hold'> {
  /** Opens a page. Waits for the bar of demo mode, because the page may reload itself until demo mode has started. */
  open: (path: string, world?: WorldName) => Promise<void>;
  path: () => Promise<string>;
  /** Runs the body of a function in the page. */
  run: (script: string, ...args: unknown[]) => Promise<unknown>;
  click: (target: Target) => Promise<void>;
  /** Replaces the text of a field by typing, and leaves the field focused. */
  fill: (target: Target, text: string) => Promise<void>;
  press: (...pressed: string[]) => Promise<void>;
  shows: (target: Target) => Promise<void>;
  hides: (target: Target) => Promise<void>;
  focus: (target: Target) => Promise<void>;
  valueOf: (target: Target) => Promise<unknown>;
  says: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the built site, a display and WebKit.
 *
 * @throws if one of the programs is not installed
 */
export async function startWebKit(): Promise<WebKit> {
  if (!existsSync('dist/index.html')) throw new Error('The site is not built: run npm run build.');
  const [sitePort, watchedPort, driverPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const built = `http://127.0.0.1:${sitePort}`;
  const site = `http://127.0.0.1:${watchedPort}`;
  const driver = `http://127.0.0.1:${driverPort}`;
  const started: ChildProcess[] = [];
  const start = (
    program: string,
    args: string[],
    {
      stdout = 'ignore',
      env = process.env,
    }: { stdout?: 'ignore' | 'pipe'; env?: NodeJS.ProcessEnv } = {},
  ) => {
    const child = spawn(program, args, { stdio: ['ignore', stdout, 'ignore'], env });
    started.push(child);
    return child;
  };
  start(process.execPath, [
    vite,
    'preview',
    '--host',
    '127.0.0.1',
    '--port',
    String(sitePort),
    '--strictPort',
  ]);
  const display = await displayOf(
    start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdout: 'pipe',
    }),
  );
  start('WebKitWebDriver', [`--port=${driverPort}`], {
    env: { ...process.env, DISPLAY: display },
  });
  await answers(built);
  await answers(`${driver}/status`);
  const { check, hold, close } = watchSite(built, watchedPort);

  const call = async (
    method: 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<unknown> => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  const { sessionId } = v.parse(
    session,
    // A script that runs while the page navigates never returns. It is repeated after this time.
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: 3_000 } } },
    }),
  );
  const at = `/session/${sessionId}`;
  await call('POST', `${at}/window/rect`, { width: 1440, height: 900 });

  const run = (script: string, ...args: unknown[]) =>
    call('POST', `${at}/execute/sync`, { script, args });
  /** Returns the reference of the first element that is not hidden, or null. */
  const find = async ({ role, name, within }: Target): Promise<string | null> => {
    if (!(await run('return "TestingLibraryDom" in window'))) await run(testingLibrary);
    const around = within ? await find(within) : null;
    if (within && around === null) return null;
    // The names of all elements are computed first: whether one is hidden takes longer to find out.
    const found = await run(
      `const [around, role, name, isPattern] = arguments;
       const { isInaccessible, queryAllByRole } = TestingLibraryDom;
       const named = queryAllByRole(around ?? document.body, role, {
         hidden: true,
         ...(name !== null && { name: isPattern ? new RegExp(name) : name }),
       });
       return named.find((element) => !isInaccessible(element)) ?? null;`,
      around && { [elementKey]: around },
      role,
      name instanceof RegExp ? name.source : (name ?? null),
      name instanceof RegExp,
    );
    return v.parse(reference, found)?.[elementKey] ?? null;
  };
  const shown = async (target: Target) => {
    const found = await vi.waitFor(
      async () => {
        const element = await find(target);
        if (element === null) throw new Error(`Not shown: ${target.role} ${target.name ?? ''}`);
        return element;
      },
      { timeout: limit, interval: 100 },
    );
    return found;
  };
  const press = async (...pressed: string[]) => {
    const down = pressed.map((value) => ({ type: 'keyDown', value }));
    const up = pressed.toReversed().map((value) => ({ type: 'keyUp', value }));
    await call('POST', `${at}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
    });
  };

  return {
    open: async (path, world) => {
      const [address = '', hash] = path.split('#');
      const search = world ? `?world=${world}` : '';
      await call('POST', `${at}/url`, {
        url: `${site}${address}${search}${hash ? `#${hash}` : ''}`,
      });
      if (world) await shown({ role: 'complementary', name: 'Demo mode' });
    },
    path: async () => v.parse(v.string(), await run('return location.pathname')),
    run,
    check,
    hold,
    click: async (target) => {
      // An element that moves is not interactable.
      await vi.waitFor(async () => call('POST', `${at}/element/${await shown(target)}/click`, {}), {
        timeout: limit,
        interval: 500,
      });
    },
    fill: async (target, text) => {
      await run('arguments[0].focus(); arguments[0].select()', {
        [elementKey]: await shown(target),
      });
      for (const letter of text) await press(letter);
    },
    press,
    focus: async (target) => {
      await run('arguments[0].focus()', { [elementKey]: await shown(target) });
    },
    shows: async (target) => void (await shown(target)),
    hides: async (target) => {
      await expect.poll(() => find(target), { timeout: limit }).toBeNull();
    },
    valueOf: async (target) => {
      const element = await shown(target);
      return run('return arguments[0].value', { [elementKey]: element });
    },
    says: async (text) => {
      const shownText = () => run('return document.body.innerText');
      await expect.poll(shownText, { timeout: limit }).toContain(text);
    },
    stop: async () => {
      await call('DELETE', at);
      close();
      for (const child of started) child.kill();
    },
  };
}

/** Waits until Xvfb has chosen a display, and returns its name. */
function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new Error(install)));
    server.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
}

const install =
  "Install WebKit's driver and a virtual display (on Debian: `apt-get install webkit2gtk-driver xvfb`).";

async function answers(url: string): Promise<void> {
  await vi.waitFor(() => fetch(url), { timeout: limit, interval: 200 });
}
