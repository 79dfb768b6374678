import { expect, test } from './test';

test('a buyer claims what was bought with another address', async ({ page, open }) => {
  const dialog = page.getByRole('dialog', { name: 'Add a membership' });
  const address = dialog.getByRole('textbox', { name: 'Email address on your receipt' });
  const enterCode = async (address: string, nth: number) => {
    const shown = await dialog
      .getByText(/The code is \d{6}/)
      .nth(nth)
      .textContent();
    const field = dialog.getByRole('textbox', { name: `Code from the email to ${address}` });
    await field.fill(/\d{6}/.exec(shown ?? '')?.[0] ?? '');
    await field.press('Enter');
  };

  await test.step('the address of the account has nothing', async () => {
    await open('/memberships', 'buyer');
    await page.getByRole('button', { name: 'Bought with another email?' }).click();
    await expect(address).toHaveValue('noor@grouped.example');
    await dialog.getByRole('button', { name: 'Find memberships' }).click();
    await expect(dialog.getByText('No membership found')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use another address' }).click();
  });
  await test.step('a typed address is kept through a reload, and proves nothing', async () => {
    await address.fill('noor.shop@mail.example');
    await expect(address).toHaveValue('noor.shop@mail.example');
    await page.reload();
    await page.getByRole('button', { name: 'Bought with another email?' }).click();
    await expect(address).toHaveValue('noor.shop@mail.example');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText('Check your inbox')).toBeVisible();
    await dialog.getByRole('button', { name: 'I confirmed it' }).click();
    await expect(dialog.getByText('This address is not confirmed yet.')).toBeVisible();
  });
  await test.step('one of the two codes is not enough', async () => {
    await enterCode('noor.shop@mail.example', 0);
    await expect(dialog.getByText('noor.shop@mail.example is confirmed.')).toBeVisible();
    await expect(dialog.getByText('This address is not confirmed yet.')).toBeVisible();
  });
  await test.step('after both, the memberships are added', async () => {
    await enterCode('noor@grouped.example', -1);
    await expect(dialog.getByText('2 memberships added')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Lab access' })).toHaveCount(2);
    await page.getByText('Ended (2)').click();
    await expect(page.getByRole('heading', { name: 'Vault' })).toHaveCount(2);
  });
  await test.step('they stay, and are added once', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lab access' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Bought with another email?' }).click();
    await expect(address).toHaveValue('noor.shop@mail.example');
    await dialog.getByRole('button', { name: 'Find memberships' }).click();
    await expect(dialog.getByText('It is already in your list')).toBeVisible();
  });
});
