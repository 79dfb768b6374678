import { expect, test } from './test';

test('the address of Storybook holds the steps of a state console', async ({ stage }) => {
  const page = await stage.visitStorybook('?path=/story/machines-config-save--console');
  const story = page.frameLocator('#storybook-preview-iframe');
  const state = story.getByRole('status', { name: 'State' });
  const events = story.getByRole('group', { name: 'Events' });
  const slow = { timeout: 120_000 };
  await events.getByRole('button', { name: /^save/ }).first().click(slow);
  await expect(state).toHaveText('saving');
  await expect(page).toHaveURL(/&session=[\w-]+/);
  const address = page.url();

  await page.reload();
  await expect(state).toHaveText('saving', slow);
  await expect(page).toHaveURL(address);

  await page.locator('[data-item-id="machines-config-save--played"]').click(slow);
  await expect(state).not.toHaveText('saving', slow);
  await expect(page).not.toHaveURL(/session=/);
  await page.goBack();
  await expect(state).toHaveText('saving', slow);

  const toolbar = page.getByTestId('sb-preview-toolbar');
  await toolbar.getByRole('button', { name: 'Both themes' }).click(slow);
  for (const theme of ['dark', 'light']) {
    const picture = story.frameLocator(`iframe[title$=", ${theme}" i]`);
    await expect(picture.locator('html')).toHaveAttribute('data-theme', theme, slow);
    await expect(picture.getByRole('status', { name: 'State' })).toHaveText('saving');
  }
  await page.close();
});
