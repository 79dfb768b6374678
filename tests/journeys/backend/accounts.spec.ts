import { expect, test } from '../test';
import { signInToSell } from './dashboard';

test('a seller with a store gets to it', async ({ page }) => {
  await signInToSell(page);
  await page.getByRole('button', { name: 'Sell a Membership' }).click();
  await expect(page).toHaveURL(/\/biz\/biz_00000002\/overview$/);
});
