import type { Locator } from '@playwright/test';
import { expect, test } from './test';

/** Counts the presses of a visitor who is signed in and looks at the landing page. */
function countPresses() {
  let count = 0;
  return {
    count: () => count,
    press: async (target: Locator) => {
      await target.click();
      count += 1;
    },
  };
}

test('the account menu leads a seller to the figures of both stores', async ({ page, open }) => {
  await open('/', 'owner');
  const { press, count } = countPresses();
  const account = page.getByRole('button', { name: /mira\.resells/ });
  const stores = page.getByRole('group', { name: 'Stores' }).getByRole('menuitem');
  await press(account);
  await press(stores.filter({ hasText: 'Amazon Sellers Lab' }));
  await expect(page).toHaveURL(/\/biz\/biz_00000002\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(count()).toBe(2);

  await test.step('the store that was opened last comes first', async () => {
    await open('/');
    await account.click();
    await expect(stores).toHaveText([/Amazon Sellers Lab/, /Card Collectors/]);
    await stores.nth(1).click();
    await expect(page).toHaveURL(/\/biz\/biz_00000001\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open('/memberships');
    await account.click();
    await expect(stores).toHaveText([/Card Collectors/, /Amazon Sellers Lab/]);
  });
  await test.step('"Sell a Membership" opens that store, too', async () => {
    await open('/marketplace');
    await page.getByRole('button', { name: 'Sell a Membership' }).click();
    await expect(page).toHaveURL(/\/biz\/biz_00000001\//);
  });
});

test('the title of a page stays in its place from section to section', async ({ page, open }) => {
  const title = page.getByRole('heading', { level: 1 }).first();
  const left = async () => Math.round((await title.boundingBox())?.x ?? -1);
  await page.setViewportSize({ width: 1440, height: 900 });

  await open('/servers', 'seller-busy');
  const withoutSidebar = await left();
  for (const path of ['/memberships', '/security']) {
    await open(path);
    expect([path, await left()]).toEqual([path, withoutSidebar]);
  }
  await open('/dashboard/845201933120405504/points');
  const besideSidebar = await left();
  await open('/biz/biz_00000001/overview');
  const sections = page.getByRole('navigation', { name: 'Store' }).getByRole('link');
  for (const name of ['Design', 'Memberships', 'Users', 'Payments', 'Reviews', 'Settings']) {
    await sections.filter({ hasText: name }).click();
    await expect(title).toHaveText(name === 'Design' ? 'Store design' : name);
    expect([name, await left()]).toEqual([name, besideSidebar]);
  }
});

test('a static page reads no list before the account menu opens', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/fetch-discord-servers|rest\/v1\/stores/.test(request.url())) asked.push(request.url());
  });
  await open('/', 'owner');
  const account = page.getByRole('button', { name: /mira\.resells/ });
  await expect(account).toBeVisible();
  expect(asked).toEqual([]);
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Resell Heaven' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a menu of forty servers shows five and leads to all of them', async ({ page, open }) => {
  await open('/', 'forty-servers');
  await page.getByRole('button', { name: /mira\.resells/ }).click();
  const servers = page.getByRole('group', { name: 'Servers' }).getByRole('menuitem');
  await expect(servers).toHaveCount(6);
  await servers.last().click();
  await expect(page).toHaveURL(/\/servers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dashboard');
});
