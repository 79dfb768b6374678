import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './test';

const dashboard = '/biz/biz_00000001/overview';

test('a seller reads the figures of a busy store for another period, and downloads them', async ({
  page,
  open,
}) => {
  await open(dashboard, 'seller-busy');
  await expect(page.getByText('From visit to member, last 30 days')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes in this period' })).toBeVisible();
  await expectAccessible(page);

  await test.step('the period is kept by a reload', async () => {
    await page.getByText('7 days', { exact: true }).click();
    await expect(page.getByText('From visit to member, last 7 days')).toBeVisible();
    await expect(page).toHaveURL(/[?&]days=7(&|$)/);
    await page.reload();
    await expect(page.getByText('From visit to member, last 7 days')).toBeVisible();
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  });

  await test.step('the file has the visits of the table', async () => {
    const total = page
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .first();
    const visits = Number((await total.textContent())?.replaceAll(',', ''));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    await expect(page.getByText('Visitor counts exported')).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^card-collectors-visitors-.*\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
    const sum = lines.reduce((counted, line) => counted + Number(line.split(',')[2]), 0);
    expect(visits).toBeGreaterThan(1_000);
    expect(sum).toBe(visits);
  });
});

test('a visitor is counted once in a tab, and a script is not', async ({ page, open, context }) => {
  const counts = () =>
    page.evaluate(() => {
      const data = JSON.parse(localStorage.getItem('grouped:demo-data') ?? '{}');
      const rows: { kind: string; referrer: string; count: number }[] =
        data.storeCounts?.biz_00000001 ?? [];
      return rows.map(({ kind, referrer, count }) => `${kind} ${referrer} ${count}`.trim());
    });

  await open('/store/card-collectors', 'signed-out');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Join/ }).first().waitFor();
  expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
  await expect.poll(counts).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
  await context.route('https://whop.com/**', (route) => route.fulfill({ body: 'Checkout' }));
  await page.reload();
  await expect.poll(counts).toEqual(['visit  1']);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Join/ }).first().click();
  await (await opening).close();
  const all = ['visit  1', 'plan_click  1', 'checkout  1'];
  await expect.poll(counts).toEqual(all);
  for (let load = 0; load < 3; load += 1) {
    await page.reload();
    // The page may reload itself until demo mode has started. That would abort the reload of this test.
    await page.getByRole('button', { name: 'World: signed-out' }).waitFor();
  }
  await page.getByRole('link', { name: /^Join/ }).first().waitFor();
  await expect.poll(counts).toEqual(all);
  expect(await context.cookies()).toEqual([]);
});
