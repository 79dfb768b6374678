import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages that first show a placeholder. */
const loadedPages = [
  ['/servers', 'owner', (page: Page) => page.getByText(/^Changed /).first()],
  [
    '/dashboard/845201933120405504/editors',
    'owner',
    (page: Page) => page.getByRole('list', { name: 'Editors' }).getByRole('listitem').first(),
  ],
  [
    '/biz/biz_00000001/overview',
    'seller-busy',
    (page: Page) => page.getByText('From visit to member'),
  ],
] as const;

for (const [path, world, loaded] of loadedPages) {
  for (const width of [390, 1440]) {
    test(`${path} stays in place at ${width} px when its content replaces the placeholder`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchForShifts);
      await open(path, world);
      await expect(loaded(page)).toBeAttached();
      await framesPassed(page);
      const shifts = await page.evaluate(() => window.layoutShifts);
      // The notice of demo mode moves its own text by a few pixels, so very small shifts are ignored.
      expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
    });
  }
}

test('a closed toast fades out before it is removed', async ({ page, open }) => {
  await open('/dashboard/845201933120405504/points', 'owner');
  await page.getByRole('switch', { name: 'Award success points' }).click({ force: true });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toBeVisible();
  const end = toast.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('transitionstart', (event) => {
          if (!(event instanceof TransitionEvent) || event.target !== element) return;
          if (event.propertyName === 'opacity') resolve('fades out');
        });
        new MutationObserver(() => {
          if (!element.isConnected) resolve('removed at once');
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await toast.getByRole('button', { name: 'Close' }).click();
  expect(await end).toBe('fades out');
  await expect(toast).toBeHidden();
});

for (const [reducedMotion, outcome] of [
  ['no-preference', 'fades out'],
  ['reduce', 'is removed at once'],
] as const) {
  test(`discarded changes with ${reducedMotion}: the bar ${outcome}`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion });
    await open('/dashboard/845201933120405504/points', 'owner');
    await page.getByRole('switch', { name: 'Award success points' }).click({ force: true });
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    const end = bar.evaluate(howItLeaves);
    await bar.getByRole('button', { name: 'Discard' }).click();
    expect(await end).toBe(outcome);
    await expect(bar).toBeHidden();
    await expect(page.getByText('1 unsaved change')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  });
}

declare global {
  interface Window {
    /** The scores of the layout shifts that were not caused by a press. */
    layoutShifts: number[];
  }
}

/**
 * Observes how the content of the bar disappears, before the next frame, and returns a description. If a copy of the
 * content fades out, users must not be able to operate the copy, and screen readers must not read it.
 */
function howItLeaves(bar: Element) {
  const place = bar.parentElement;
  return new Promise<string>((resolve) => {
    new MutationObserver(() => {
      const isFading = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .some((target) => target?.closest('[inert][aria-hidden="true"]')?.parentElement === place);
      resolve(isFading ? 'fades out' : 'is removed at once');
    }).observe(bar, { childList: true });
  });
}

function watchForShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the browser has painted the page and has reported its layout shifts. */
async function framesPassed(page: Page) {
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
}
