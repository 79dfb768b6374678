import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test as base } from '@playwright/test';
import type { WorldName } from '../../src/mocks/worlds';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fixtures {
  /** Opens a page of the app in a world. Without a world the tab stays in the one it is in. */
  open: (path: string, world?: WorldName) => Promise<void>;
  /** What the page may write to the console as an error in this test; anything else fails it. */
  ordinaryErrors: RegExp;
  watchConsole: void;
}

/** A journey's test: it knows the worlds, and fails on whatever the page complains of. */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) alwaysHydrated(page);
    await provide(page);
  },
  open: async ({ page }, provide) => {
    await provide(async (path, world) => {
      const [address = '', hash] = path.split('#');
      const search = world ? `?world=${world}` : '';
      await page.goto(`${address}${search}${hash ? `#${hash}` : ''}`);
    });
  },
  // Chromium writes a line for each refused request; what the app makes of it is what the tests look at.
  ordinaryErrors: [/^Failed to load resource/, { option: true }],
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

/** Makes every load of a page wait until its script listens, or the app is hydrated. */
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

/** Says that signing in worked, and welcomes: one toast. */
export async function expectSignedIn(page: Page): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Successfully signed in!' });
  await expect(toast).toContainText(/Welcome, .+!/);
}

/**
 * Fails on anything axe finds in the page as it stands. Left out is React Aria's announcer, which points at what it
 * announced: that may be gone by now.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  // A page that was not left has it still.
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
      // What is in order need not be told in detail.
      { resultTypes: ['violations'] },
    );
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
}

/**
 * Waits for what is fading or moving: axe would measure colors on their way. What turns for ever is not waited for, nor
 * what is folded away, where Chromium lets nothing come to an end.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const ending = document
      .getAnimations()
      // What goes with the scrolling ends with the page.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => isShown(effect));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export { expect };
