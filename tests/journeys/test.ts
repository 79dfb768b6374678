import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import type { WorldName } from '../../src/mocks/worlds';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fixtures {
  /** Opens a page of the app in a world. Without `world`, the tab keeps its current world. */
  open: (path: string, world?: WorldName) => Promise<void>;
  /** The console errors that a test expects. Any other console error fails the test. */
  ordinaryErrors: RegExp;
  watchConsole: void;
  /** Whether demo mode responds as slowly as for a visitor. Journeys about waiting need this. */
  hasLatency: boolean;
}

/** The `test` of journeys: opens pages in a world and fails on unexpected console errors. */
export const test = base.extend<Fixtures>({
  hasLatency: [false, { option: true }],
  context: async ({ context, browserName, hasLatency }, provide) => {
    if (!hasLatency) await answerAtOnce(context);
    if (browserName === 'firefox') {
      await context.addInitScript(typeLikeAUser);
      await context.addInitScript(logTheTextOfErrors);
    }
    await provide(context);
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) alwaysHydrated(page);
    await provide(page);
  },
  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (path, world) => {
      const [address = '', hash] = path.split('#');
      const search = world ? `?world=${world}` : '';
      await page.goto(`${address}${search}${hash ? `#${hash}` : ''}`);
      if (world && javaScriptEnabled) await demoBarShown(page);
    });
  },
  // Chromium logs each failed request, and Firefox those that the demo's service worker could not answer. These messages
  // are expected, because the tests check how the app reacts to failed requests. Chromium also logs a failed update if
  // the page is left while it checks the demo's service worker for updates.
  ordinaryErrors: [
    /^Failed to (load (resource|‘.*’\. A ServiceWorker (intercepted|passed))|update a ServiceWorker)/,
    { option: true },
  ],
  watchConsole: [
    async ({ page, ordinaryErrors }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await provide();
      expect(complaints.filter((text) => !ordinaryErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes demo mode respond without delays in every page of the context. */
export async function answerAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.isDemoInstant = true;
  });
}

/**
 * Makes `fill` insert text as a user does. In Firefox, Playwright sets the `value` of the field, which React then takes
 * for a change of its own.
 */
function typeLikeAUser(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {
      // Playwright's own function is not kept.
    },
  });
}

/**
 * The driver of Firefox reports an error object as "Error", without its text. Ignores the errors of a page that is being
 * left, whose requests are canceled.
 */
function logTheTextOfErrors(): void {
  let isLeft = false;
  for (const event of ['beforeunload', 'pagehide']) {
    window.addEventListener(event, () => {
      isLeft = true;
    });
  }
  window.addEventListener('unhandledrejection', (event) => isLeft && event.preventDefault());
  const log = console.error.bind(console);
  console.error = (...given: unknown[]) =>
    isLeft ||
    log(...given.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)));
}

/** Makes `goto` and `reload` wait until the page's script has run or the app is hydrated. */
export function alwaysHydrated(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilListening = async () => {
    if (page.url() === 'about:blank') return;
    await page.waitForSelector('#root:not([data-prerendered]), body[data-listening]', {
      state: 'attached',
    });
  };
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await untilListening();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await untilListening();
    return answer;
  };
  return page;
}

/** Waits for the bar of demo mode. On a static page, the content moves down when the bar appears. */
async function demoBarShown(page: Page) {
  await expect(page.getByRole('complementary', { name: 'Demo mode' })).toBeAttached();
}

/** Expects one toast with both the sign-in confirmation and the welcome. */
export async function expectSignedIn(page: Page): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Successfully signed in!' });
  await expect(toast).toContainText(/Welcome, .+!/);
}

/** Presses a key, Tab by default, until the element has focus. */
export async function tabTo(
  page: Page,
  to: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab',
) {
  await expect(to).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(to).toBeFocused();
}

/** Fails on every axe violation in the page. Ignores React Aria's announcer, which may reference a removed element. */
export async function expectAccessible(page: Page): Promise<void> {
  // The content of a section may load after the frame around the section.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  // Add axe, unless an earlier check has already added it to this page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: { exclude: string[] },
          options: { resultTypes: string[] },
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const found = await axe.run(
      { exclude: ['[data-live-announcer]'] },
      // Details of passed rules are not needed.
      { resultTypes: ['violations'] },
    );
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
}

/**
 * Waits for transitions and animations to end. Otherwise, axe would measure intermediate colors. Ignores endless
 * animations. Also ignores animations inside closed disclosures, which never finish in Chromium.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const ending = document
      .getAnimations()
      // Scroll-driven animations never finish.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => isShown(effect));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export { expect };
