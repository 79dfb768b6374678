import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const users = '/biz/biz_00000001/users';
const rows = (page: Page) => page.getByRole('rowheader');
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a seller adds users by hand and from a file, finds them, and exports them', async ({
  page,
  open,
}) => {
  await open(users, 'seller-with-store');
  await expect(page.getByText('91 users')).toBeVisible();

  await test.step('by hand', async () => {
    await page.getByRole('button', { name: 'Add user' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Discord ID/ }).fill('500000000000000001');
    await form.getByRole('button', { name: /^Membership|Choose/ }).click();
    await page.getByRole('option', { name: 'Collector' }).click();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('=Zoe');
    await form.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByText('User added')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByText('92 users')).toBeVisible();
  });

  await test.step('from a faulty file, which is corrected', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const form = page.getByRole('dialog');
    const input = form.locator('input[type=file]');
    const header = 'membership,discord_id,name';
    await input.setInputFiles(
      file('users.csv', `${header}\nCollector,500000000000000002,Zoltan\nGold,5.0E+17,Zora\n`),
    );
    await expect(form.getByText('1 to add, 1 refused')).toBeVisible();
    await form.getByRole('button', { name: 'Choose another file' }).click();
    await input.setInputFiles(
      file(
        'corrected.csv',
        `${header}\nCollector,500000000000000002,Zoltan\nVault,500000000000000003,Zora\n`,
      ),
    );
    await form.getByRole('button', { name: 'Import 2 users' }).click();
    await expect(form.getByText('2 added')).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('94 users')).toBeVisible();
  });

  await test.step('the search is in the URL, and survives a reload', async () => {
    await page.getByRole('textbox', { name: 'Search users' }).fill('zo');
    await expect(page.getByText('3 users')).toBeVisible();
    await expect(page).toHaveURL(/[?&]search=zo/);
    await page.reload();
    await expect(page.getByText('3 users')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('the file has what the search found', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    await expect(page.getByText('CSV file downloaded')).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^card-collectors-users-.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFmembership,discord_id,name')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).toContain("Collector,'500000000000000001,'=Zoe,active");
  });

  await test.step('going back undoes a filter', async () => {
    await page.getByRole('button', { name: /Source/ }).click();
    await page.getByRole('option', { name: 'From a file' }).click();
    await expect(page.getByText('2 users')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('3 users')).toBeVisible();
  });
});
