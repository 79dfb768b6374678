import { expect, test } from './test';

test('Back and Forward ask about unsaved changes, and return to where the user was', async ({
  page,
  open,
}) => {
  await open('/servers', 'owner');
  const first = await page.evaluate(() => history.length);
  const server = page.getByRole('link', { name: 'Resell Heaven' });
  const low = { width: 1280, height: 400 };
  const high = { width: 1280, height: 720 };
  await page.setViewportSize(low);
  await expect(server).toBeVisible();
  // The skeleton of the list is shorter than this.
  await page.evaluate(() => window.scrollTo({ top: 430, behavior: 'instant' }));
  // Playwright's own press would scroll.
  await server.dispatchEvent('click');
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await expect(tabs).toBeVisible();
  await page.setViewportSize(high);
  await tabs.getByRole('link', { name: 'Points' }).click();
  const points = page.getByRole('textbox', { name: 'Success points', exact: true });
  await points.fill('77');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  const entries = (await page.evaluate(() => history.length)) - first;
  expect(entries).toBeGreaterThan(0);
  const go = (delta: number) => page.evaluate((by) => history.go(by), delta);
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });

  await test.step('not between tabs, and Back scrolls to where the user was', async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const other = tabs.getByRole('link', { name: 'Channels' });
    await other.dispatchEvent('click');
    await expect(page).toHaveURL(/\/channels$/);
    await expect(points).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await go(-1);
    await expect(points).toHaveValue('77');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect(question).toBeHidden();
  });

  await test.step('Back from the server asks', async () => {
    await go(-entries);
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/points$/);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(points).toHaveValue('77');
    await go(-entries);
    await expect(question).toBeVisible();
    await page.setViewportSize(low);
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/servers(\?|$)/);
    await expect(server).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(430);
    await page.setViewportSize(high);
  });

  await test.step('Forward leads to the draft, and a reload asks', async () => {
    await go(entries);
    await expect(points).toHaveValue('77');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // The browser asks only for a page that the user has touched.
    await points.fill('78');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(points).toHaveValue('78');
  });
});
