import type { Page } from '@playwright/test';
import { expect, test } from './test';

const key = 'whop_planted_4f8a2c91';
const setting = (page: Page) => page.locator('#WhopAPIKey');
const field = (page: Page) => setting(page).getByLabel('Whop API Key', { exact: true });
const act = (page: Page, name: 'Replace' | 'Clear' | 'Keep') =>
  setting(page).getByRole('button', { name: `${name} Whop API Key`, exact: true });

async function save(page: Page) {
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
}

/** Collects the text of every backend response from now on. Returns a function that resolves to all collected texts. */
function answersOf(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const isData = /\/(rest|functions|auth)\/v1\//.test(response.url());
    if (isData) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

/** Returns the content of the page and everything that the browser stores for it. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((each) =>
        each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.value : '',
      ),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
}

test('an owner sets the API key, which is never shown again, replaces it and clears it', async ({
  page,
  open,
}) => {
  const answers = answersOf(page);
  await open('/dashboard/845201933120405504/api', 'owner');
  await expect(field(page)).toHaveAttribute('type', 'password');
  await field(page).fill(key);
  await setting(page).getByRole('button', { name: 'Show Whop API Key', exact: true }).click();
  await expect(field(page)).toHaveAttribute('type', 'text');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    key,
  );

  await save(page);
  await expect(setting(page)).toContainText(/Set on \w+ \d+, \d{4} by mira\.resells/);
  expect(await kept(page)).not.toContain(key);
  await page.reload();
  await expect(setting(page)).toContainText('by mira.resells');
  expect(await kept(page)).not.toContain(key);
  const heard = await answers();
  expect(heard).toContain('set_by_name');
  expect(heard).not.toContain(key);

  await act(page, 'Replace').click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(`${key}_2`);
  await save(page);
  await expect(act(page, 'Replace')).toBeVisible();

  await act(page, 'Clear').click();
  await expect(setting(page)).toContainText('Cleared when you save');
  await act(page, 'Keep').click();
  await expect(act(page, 'Clear')).toBeVisible();
  await act(page, 'Clear').click();
  await save(page);
  await expect(field(page)).toBeVisible();

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History', exact: true });
  const entries = history.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(entries.first()).toContainText(/Whop API KeySetNot set/);
  await expect(entries.nth(1)).toContainText('Replaced with a new key');
  expect(await kept(page)).not.toContain(key);
});
