import { expect, test } from './test';

const join = 'Join the waiting list Collector';
const leave = 'Leave the waiting list Collector';

test('a buyer joins a waiting list, finds it again after a reload, and leaves it', async ({
  page,
  open,
}) => {
  await open('/store/card-collectors', 'waitlist');
  // Until demo mode has started, the page may reload itself, and the press would be lost.
  await page.getByRole('button', { name: 'World: waitlist' }).waitFor();
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('You are on the waiting list')).toBeVisible();

  await test.step('after a reload, the card still says so', async () => {
    await page.reload();
    await expect(page.getByText('You are on the waiting list')).toBeVisible();
    await expect(page.getByRole('button', { name: leave })).toBeVisible();
  });

  await test.step('My memberships lists it', async () => {
    await page.goto('/memberships');
    const lists = page.getByRole('list', { name: 'Waiting lists' });
    await expect(lists.getByRole('listitem')).toHaveCount(1);
    await expect(lists).toContainText('Card Collectors');
  });

  await test.step('leaving is confirmed, and lasts', async () => {
    await page.getByRole('link', { name: 'Open the store: Collector, Card Collectors' }).click();
    await page.getByRole('button', { name: leave }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: join })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: join })).toBeVisible();
    await page.goto('/memberships');
    await expect(page.getByText('You have no memberships yet')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Waiting lists' })).toBeHidden();
  });

  await test.step('a visitor signs in to join, and comes back to the membership', async () => {
    await open('/store/card-collectors', 'waitlist-signed-out');
    await page.getByRole('button', { name: join }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to join the waiting list' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in with Discord' }).click();
    await expect(page).toHaveURL(/\/store\/card-collectors/);
    await expect(page.getByText('You are on the waiting list')).toBeInViewport();
    await expect(page.getByRole('button', { name: leave })).toBeVisible();
  });
});
