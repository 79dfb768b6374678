import type { Locator, Page } from '@playwright/test';
import { links } from '../../src/content/links';
import { publicPages } from '../../src/app/routes/manifest';
import { expect, expectAccessible, expectSignedIn, test } from './test';

const invite = links.communityInvite;

/** In Firefox, Playwright's own `goBack` sometimes does not return. */
async function goBackTo(page: Page, address: RegExp): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
}

test('the links of the landing page work', async ({ page, open }) => {
  await open('/', 'signed-out');
  await expect(page.getByRole('heading', { level: 1, name: 'Grouped Dashboard' })).toBeVisible();

  const intro = page.getByRole('dialog');
  await press(page.getByRole('button', { name: 'WHAT IS Grouped?' }), intro);
  for (const title of [
    'Welcome',
    'Member Management',
    'Success Tracking',
    'Automation & Notifications',
    'Point Systems & Rewards',
    'Ready to Get Started?',
  ]) {
    await expect(intro.getByRole('heading', { name: title })).toBeVisible();
    const next = intro.getByRole('button', { name: 'Next' });
    if (await next.isEnabled()) await next.click();
  }
  await expectNewTab(page, 'Join the Discord', invite);
  await intro.getByRole('link', { name: 'View All Features' }).click();
  await expect(page).toHaveURL('/features');
  await goBackTo(page, /\/(\?|$)/);

  const pricing = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await press(page.getByRole('button', { name: 'View Pricing' }), pricing);
  await expect(pricing.getByText('Most Popular: Base Plan')).toBeVisible();
  await expectNewTab(page, 'Get More Info on Discord', invite);
  for (const price of ['$80', '$50']) {
    await expect(pricing.getByText(price).first()).toBeVisible();
  }
  await pricing.getByRole('link', { name: 'View All Features' }).click();
  await expect(page).toHaveURL('/features');
  await goBackTo(page, /\/(\?|$)/);

  await expectNewTab(page, 'Join Grouped Client Server', invite);
  await page.getByRole('main').getByRole('link', { name: 'View All Features' }).click();
  await expect(page).toHaveURL('/features');
  await goBackTo(page, /\/(\?|$)/);

  await press(page.getByRole('button', { name: 'Get Started Now' }), pricing);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Showing 6 out of 200+ reviews')).toBeVisible();

  await page.getByRole('link', { name: 'Access Dashboard' }).click();
  await expect(page).toHaveURL('/servers');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
});

test('the links of the drawer work', async ({ page, open }) => {
  await open('/', 'signed-out');
  for (const [name, address] of [
    ['Documentation', '/docs'],
    ['Features', '/features'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Go to Hub', '/'],
    ['Embed Designer', '/embeds'],
  ] as const) {
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await press(page.getByRole('button', { name: 'Open navigation' }), drawer);
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(drawer).toBeHidden();
  }
});

test('the pricing dialog opens from the drawer', async ({ page, open }) => {
  await open('/docs', 'signed-out');
  const pricing = page.getByRole('dialog').getByRole('button', { name: 'Pricing' });
  await press(page.getByRole('button', { name: 'Open navigation' }), pricing);
  await pricing.click();
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
});

test('/Features is the features page, and its tabs have URLs', async ({ page, open }) => {
  await open('/Features#amazon', 'signed-out');
  await expect(page.getByRole('tab', { name: 'Amazon Plan' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNewTab(page, 'Get Amazon Plan', links.checkout.amazon);
  await page.getByRole('tab', { name: 'Base Plan' }).click();
  await expectNewTab(page, 'Get Base Plan', links.checkout.base);
  await page.getByRole('tab', { name: 'Additional' }).click();
  await expect(
    page.getByText('Contact us to add these features to your existing plan'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Custom' }).click();
  await expect(page.getByRole('heading', { name: 'Custom Solutions' })).toBeVisible();
  await expectNewTab(page, 'Contact Us on Discord', invite);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('the documentation can be searched, read and linked to', async ({ page, open }) => {
  await open('/docs', 'signed-out');
  await page.getByRole('link', { name: 'Admin commands' }).first().click();
  await expect(page).toHaveURL('/docs/admin-commands');
  const search = page.getByPlaceholder('Search commands...');
  await expect(async () => {
    await search.fill('no such thing');
    await expect(page.getByText('No Commands Found')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await search.fill('giveaway-reroll');
  await press(
    page.getByRole('button', { name: '/giveaway-reroll', exact: true }),
    page.getByRole('button', { name: '/giveaway-reroll', exact: true, expanded: true }),
  );

  await search.fill('');
  await open('/docs/admin-commands#addrole');
  await expect(page.getByRole('button', { name: '/addrole', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  // Move focus out of the text field.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('scramble');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/admin-commands#addrole');

  await open('/docs/changelog');
  await expect(page.getByText('Version 1.5')).toBeVisible();
  await open('/docs/changelog/v1.45');
  await expect(page).toHaveURL(/\/docs\/changelog\/1\.45$/);
  await expect(page.getByText('Version 1.45').first()).toBeVisible();
  await open('/docs/changelog/9.9');
  await expect(page.getByRole('heading', { name: 'Version not found' })).toBeVisible();
});

test('the command palette opens pages, commands, settings and servers', async ({ page, open }) => {
  await open('/', 'owner');
  await findInPalette(page, 'privacy');
  await expect(page).toHaveURL('/privacy');

  await findInPalette(page, 'Sneaker Wire');
  await expect(page).toHaveURL(/\/dashboard\/\d+/);
  await expect(page.getByRole('heading', { name: 'Bot Configuration' })).toBeVisible();

  await findInPalette(page, 'SuccessPoints', /^Success points Points/);
  await expect(page).toHaveURL(/\/points#SuccessPoints$/);
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' });

  test('all colors of a page change in one frame with the theme', async ({ page, open }) => {
    await open('/', 'signed-out');
    await page.evaluate(() => {
      const fading: string[] = [];
      Object.assign(window, { fading });
      new MutationObserver(() => {
        const transitions = document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition);
        const colors = transitions.map((each) => each.transitionProperty);
        fading.push(...colors.filter((property) => property.includes('color')));
      }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    });
    await page.getByRole('button', { name: 'Theme: System' }).press('Enter');
    await page.getByRole('button', { name: 'Theme: Dark' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const fading = await page.evaluate(() => (window as Window & { fading?: string[] }).fading);
    expect(fading).toEqual([]);
  });
});

test('an unknown URL shows the not-found page with a link home', async ({ page, open }) => {
  await open('/nobody/knows', 'signed-out');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');

  await test.step('the path of a page in another case', async () => {
    await page.goto('/SERVERS?from=mail');
    await expect(page).toHaveURL(/\/servers\?from=mail$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dashboard');
  });
});

test('the signed-in user is shown on every page, and can sign out', async ({ page, open }) => {
  await open('/servers', 'owner');
  await expect(page.getByRole('heading', { name: 'Your Discord Servers' })).toBeVisible();
  const home = page.getByRole('banner').getByRole('link', { name: 'Grouped', exact: true });
  await home.click();
  await expect(page).toHaveURL('/');
  const account = page.getByRole('button', { name: /mira\.resells/ });
  await expect(account).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Grouped Dashboard' })).toBeVisible();
  await open('/docs');
  await account.click();
  await expect(page.getByText('Discord Account')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully logged out from Discord')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a visitor signs in from a page and returns to it', async ({ page, open }) => {
  await open('/docs/features', 'signed-out');
  const signIn = page.getByRole('menuitem', { name: 'Sign in with Discord' });
  await press(page.getByRole('button', { name: 'Sign in' }), signIn);
  await signIn.click();
  await expect(page).toHaveURL('/docs/features');
  await expectSignedIn(page);
});

test('a press on "Sign in" counts if the page hydrates meanwhile', async ({ page, context }) => {
  // A hydrated button opens its menu on press. This test presses the button before hydration, so hydration must not
  // finish before the press.
  let setPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    setPressed = resolve;
  });
  await context.route(/\/assets\/hydrate-[^/]*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  // Use `goto`, because `open` would wait for hydration.
  await page.goto('/docs/features?world=signed-out');
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await signIn.hover();
  await page.mouse.down();
  setPressed();
  // Wait for the bar of demo mode. The module that shows it also hydrates the page.
  await expect(page.getByText('Demo mode').first()).toBeVisible();
  // The bar of demo mode has moved the button, so move the pointer to the button again.
  await signIn.hover();
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: 'Sign in with Discord' })).toBeVisible();
});

test('the header fits a signed-in user at every width', async ({ page, open }) => {
  await open('/features', 'owner');
  const header = page.getByRole('banner').first();
  await expect(header.getByText('mira.resells')).toBeAttached();
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    const controls = header.getByRole('link').or(header.getByRole('button'));
    const boxes = await controls.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [index, { left }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before)
        expect(left, `control ${index} at ${width} px`).toBeGreaterThanOrEqual(before.right);
    }
  }
});

for (const group of ['Product', 'Documentation', 'Legal'] as const) {
  test(`pages hydrate without a mismatch, and pass axe: ${group}`, async ({ page, open }) => {
    for (const { path } of publicPages.filter((publicPage) => publicPage.group === group)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(path, 'signed-out');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await hydrateAll(page);
        await expectAccessible(page);
        for (const width of [390, 768]) {
          await page.setViewportSize({ width, height: 900 });
          const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(room, `sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

/** Opens the palette, types a query and opens a result. */
async function findInPalette(page: Page, words: string, found = new RegExp(`^${words}`, 'i')) {
  const search = page.getByPlaceholder('Search pages, docs, commands, and settings...');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 10_000 });
  }).toPass();
  await search.pressSequentially(words);
  await page.getByRole('menuitem', { name: found }).first().click();
  await expect(search).toBeHidden();
}

/** Hydrates every island of a page. React logs each hydration mismatch. */
async function hydrateAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('grouped-island')) {
      const inside = island.querySelector('*') ?? island;
      inside.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await expect(page.locator('grouped-island:not([data-hydrated])')).toHaveCount(0);
}

async function press(button: Locator, effect: Locator) {
  await button.click();
  await expect(effect).toBeVisible();
}

/** Expects a link to open a new tab without `opener` and without a referrer. */
async function expectNewTab(page: Page, name: string, address: string) {
  const link = page.getByRole('link', { name }).filter({ visible: true }).first();
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}
