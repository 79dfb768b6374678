import { expect, expectAccessible, test } from './test';

test('a buyer finds their memberships, and writes a review that visitors see', async ({
  page,
  open,
}) => {
  await open('/store/card-collectors', 'buyer');
  await page.getByRole('button', { name: /noor\.moderates/ }).click();
  await page.getByRole('menuitem', { name: 'My memberships' }).click();
  await expect(page).toHaveURL(/\/memberships/);
  await expect(page.getByRole('heading', { name: 'Collector' })).toBeVisible();
  await expectAccessible(page);

  const more = page.getByRole('button', { name: /^More for .*Collector/ }).first();
  const write = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Write a review' }).click();
  };
  const form = page.getByRole('dialog', { name: 'Review of Card Collectors' });
  await test.step('what was typed survives a reload', async () => {
    await write();
    // The radio button itself is visually hidden.
    await form.getByText('4 stars').click({ force: true });
    await form.getByRole('textbox', { name: 'Review' }).fill('Written across a reload.');
    await page.reload();
    await write();
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Review' })).toHaveValue(
      'Written across a reload.',
    );
  });

  await test.step('it is saved', async () => {
    await form.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Review saved')).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('the store page shows it first', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Open the store' }).click();
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText('4.1 out of 5 from 12 reviews')).toBeVisible();
    await expect(reviews.getByText('Written across a reload.')).toBeVisible();
    await expect(reviews.getByText('noor.moderates')).toBeVisible();
  });
});
