import type { Page } from '@playwright/test';
import { alwaysHydrated, expect, test } from './test';

const pages = [
  { path: '/embeds', ready: 'Embed Designer' },
  { path: '/servers', ready: 'Your Discord Servers' },
] as const;

test('the demo shows its banner without a layout shift', async ({ page, open }) => {
  await watchShifts(page);
  await open('/servers', 'owner');
  await expect(page.getByRole('button', { name: 'World: owner' })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, ready } of pages) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
        const strip = page.getByRole('complementary', { name: 'Demo mode' });
        await expect(strip.getByRole('button', { name: 'Reset demo data' })).toBeVisible();
        const height = await strip.evaluate((element) => element.getBoundingClientRect().height);
        expect((await movedDown(page)).filter((by) => Math.abs(by - height) < 1)).toEqual([]);
      });
    }
  }
  await test.step('a short page below the banner does not scroll', async () => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto('/dashboard/845201933120405504/misc');
    await expect(page.getByRole('heading', { name: 'Misc', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset demo data' })).toBeVisible();
    const excess = () => document.documentElement.scrollHeight - window.innerHeight;
    await expect.poll(() => page.evaluate(excess)).toBe(0);
  });
});

/** The part of a layout-shift entry that is used here. */
interface LayoutShift extends PerformanceEntry {
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = Window & { moves?: number[] };

/** Records by how many px each layout shift of the page moves content down. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as LayoutShift;
        moves.push(...sources.map((each) => each.currentRect.y - each.previousRect.y));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the distances that were recorded since the page loaded. The browser reports a layout shift only after the
 * frame that follows it, so this function waits for three frames before it reads the distances.
 */
function movedDown(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as Watched).moves ?? [];
  });
}

const refusals = {
  'service workers': () => {
    Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined });
  },
  'to register a service worker': () => {
    // The first, blank page of Firefox has no service workers.
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'site data': () => {
    const refused = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refused);
    Object.defineProperty(window, 'sessionStorage', refused);
  },
};

test('in a window that refuses what demo mode needs, it says why it cannot start', async ({
  context,
}) => {
  for (const [what, refuse] of Object.entries(refusals)) {
    await test.step(what, async () => {
      const page = alwaysHydrated(await context.newPage());
      await page.addInitScript(refuse);
      const said = page.getByText(
        'Demo mode needs site data and service workers, and this window blocks them. Open Grouped in another window.',
      );
      for (const path of ['/servers', '/marketplace']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grouped could not start');
        await expect(said).toBeVisible();
      }
      await page.goto('/docs');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(said).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.close();
    });
  }
});
