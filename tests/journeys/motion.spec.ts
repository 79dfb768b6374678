import type { Page } from '@playwright/test';
import { expect, test } from './test';

// Without latency, no placeholder would be seen.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasLatency: true });

/** Pages that first show a placeholder. */
const loadedPages = [
  ['/servers', 'owner', (page: Page) => page.getByText(/^Changed /).first()],
  [
    '/dashboard/845201933120405504/editors',
    'owner',
    (page: Page) => page.getByRole('table', { name: 'Editors' }).getByRole('rowheader').first(),
  ],
  [
    '/biz/biz_00000001/overview',
    'seller-busy',
    (page: Page) => page.getByText('From visit to member'),
  ],
] as const;

test('pages stay in place when their content replaces the placeholder', async ({ page, open }) => {
  await page.addInitScript(watchForShifts);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, world, loaded] of loadedPages) {
      await test.step(`${path} at ${width} px`, async () => {
        await open(path, world);
        await expect(loaded(page)).toBeAttached();
        await framesPassed(page);
        const shifts = await page.evaluate(() => window.layoutShifts);
        // The notice of demo mode moves its own text by a few pixels, so very small shifts are ignored.
        expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
      });
    }
  }
});

test('a closed toast and a bar of discarded changes fade out, at once with reduced motion', async ({
  page,
  open,
}) => {
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const change = () =>
    page.getByRole('switch', { name: 'Award success points' }).click({ force: true });
  await open('/dashboard/845201933120405504/points', 'owner');

  for (const [reducedMotion, outcome] of [
    ['reduce', 'is removed at once'],
    ['no-preference', 'fades out'],
  ] as const) {
    await test.step(`the bar with ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await change();
      const end = bar.evaluate(howItLeaves);
      await bar.getByRole('button', { name: 'Discard' }).click();
      expect(await end).toBe(outcome);
      await expect(bar).toBeHidden();
      await expect(page.getByText('1 unsaved change')).toHaveCount(0);
      await expect(page.locator(':focus')).toHaveCount(1);
    });
  }
  await test.step('the toast', async () => {
    await change();
    await bar.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('alertdialog');
    await expect(toast).toBeVisible();
    const end = toast.evaluate(howItCloses);
    await toast.getByRole('button', { name: 'Close' }).click();
    expect(await end).toBe('fades out');
    await expect(toast).toBeHidden();
  });
  await test.step('all colors of a page change in one frame with the theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await open('/', 'signed-out');
    const fading = await page.evaluateHandle(() => {
      const found: string[] = [];
      new MutationObserver(() => {
        const transitions = document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition);
        const colors = transitions.map((each) => each.transitionProperty);
        found.push(...colors.filter((property) => property.includes('color')));
      }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return found;
    });
    await page.getByRole('button', { name: 'Theme: System' }).press('Enter');
    await page.getByRole('button', { name: 'Theme: Dark' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await fading.jsonValue()).toEqual([]);
  });
});

declare global {
  interface Window {
    /** The scores of the layout shifts that were not caused by a press. */
    layoutShifts: number[];
  }
}

/**
 * Asks for the animations as soon as the toast starts to leave. Its events come too late: if a frame takes longer
 * than the fade, the toast is removed before they are sent.
 */
function howItCloses(toast: Element) {
  return new Promise<string>((resolve) => {
    new MutationObserver(() => {
      const isFading = toast
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .some((frames) => frames.at(-1)?.['opacity'] === '0');
      resolve(isFading ? 'fades out' : 'is removed at once');
    }).observe(toast, { attributeFilter: ['data-leaving'] });
  });
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
