import type { Page } from '@playwright/test';
import { newServerWebhook } from '../../src/mocks/designer/discord-webhooks';
import { designerOn, token } from './designer';
import { expect, test } from './test';

const progress = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('the list of a new server is dismissed, and opened again from the menu', async ({
  page,
  open,
}) => {
  const newServer = '/dashboard/902334817261953024';
  await open(newServer, 'owner');
  await expect(progress(page, '0 of 5 done')).toBeVisible();
  await open(newServer);
  await expect(progress(page, '0 of 5 done')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
  await open(newServer);
  await expect(page.getByRole('heading', { level: 1, name: 'Editors' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Settings', exact: true });
  await menu.getByRole('link', { name: 'Start here' }).click();
  await expect(progress(page, '0 of 5 done')).toBeVisible();
  await test.step('a message to another server does not count', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Send a test message' }).click();
    const designer = designerOn(page);
    // The page shows the last draft until the message of the link is open.
    await expect(page.getByRole('article', { name: 'Message' })).toContainText('Test message');
    await designer.webhook.fill(`https://discord.com/api/webhooks/${newServerWebhook}/${token}`);
    await designer.button('Send').click();
    await expect(designer.sending.getByRole('link', { name: /Open in Discord/ })).toBeVisible();
    await open(`${newServer}/start`);
    await expect(progress(page, '0 of 5 done')).toBeVisible();
  });
});
