import { expect, test } from '../test';
import { signInToSell, withDatabase } from './dashboard';

const email = 'noor@resellers.example';
const rows = () =>
  withDatabase(
    (sql) => sql<{ username: string; chosen: string; isHashed: boolean }[]>`
      select username, raw_user_meta_data ->> 'username' as chosen,
        encrypted_password like '$2%' as "isHashed"
      from seller_accounts join auth.users on users.id = user_id where email = ${email}`,
  );

test('a seller with a store gets to it', async ({ page }) => {
  await signInToSell(page);
  await page.getByRole('button', { name: 'Sell a Membership' }).click();
  await expect(page).toHaveURL(/\/biz\/biz_00000002\/overview$/);
});

test.describe('a new seller', () => {
  test.afterAll(() => withDatabase((sql) => sql`delete from auth.users where email = ${email}`));

  test('finds the account in the database', async ({ page }) => {
    await page.goto('/marketplace');
    await page.getByRole('button', { name: 'Sell a Membership' }).click();
    const form = page.getByRole('dialog', { name: 'Sell a Membership' });
    await form.getByLabel('Username').fill('MIRA');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('a long password');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('This username is taken.')).toBeVisible();
    expect(await rows()).toEqual([]);

    await form.getByLabel('Username').fill('Card_Shop');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/biz\/new\/setup$/);
    expect([...(await rows())]).toEqual([
      { username: 'Card_Shop', chosen: 'Card_Shop', isHashed: true },
    ]);
  });
});
