import { expect, test } from '../test';
import { server, signInHere } from './dashboard';

const address = 'https://discord.com/api/webhooks/700000000000000077/a-token';

test('a test message goes through the queue of the backend to Discord', async ({ page }) => {
  await page.route('https://cdn.discordapp.com/**', (route) => route.abort());
  await page.goto(`/dashboard/${server}/editors`);
  await signInHere(page, 'mira');
  const notices = page.getByRole('region', { name: 'Notices on Discord' });
  await notices.getByRole('button', { name: 'Add webhook' }).click();
  await notices.getByLabel('Webhook address', { exact: true }).fill(address);
  await notices.getByRole('button', { name: 'Save webhook' }).click();
  await notices.getByRole('button', { name: 'Send test message' }).click();
  await expect(notices.getByText('The test message is queued.')).toBeVisible();
  await expect(async () => {
    const again = notices.getByRole('button', { name: 'Check again' });
    if (await again.isVisible()) await again.click();
    await expect(notices.getByText('The test message was sent')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await notices.getByRole('button', { name: 'Remove webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notices.getByRole('button', { name: 'Add webhook' })).toBeVisible();
});
