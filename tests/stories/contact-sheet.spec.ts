import { expect, test } from './test';

test('a contact sheet takes pictures where the reader looks, each at its own width', async ({
  stage,
}) => {
  const sheet = await stage.visitDocs('screens-server-settings-misc-commands--docs');
  const slow = { timeout: 120_000 };
  // The lower the window, the fewer pictures are near.
  await sheet.setViewportSize({ width: 1440, height: 400 });
  await sheet.getByText('Both', { exact: true }).click(slow);
  const states = sheet.locator('[data-story]');
  const pictures = sheet.locator('[data-story] iframe');
  const done = () => expect(sheet.getByRole('status').first()).toHaveText(/^\d+ states$/, slow);
  await expect(pictures.first()).toBeVisible(slow);
  await done();
  const count = await states.count();
  expect(count).toBeGreaterThan(20);
  expect(await pictures.count()).toBeLessThan(count);

  const phone = sheet.locator('[data-story="screens-server-settings-misc-commands--phone"]');
  await expect(phone.locator('iframe')).toHaveCount(0);
  await phone.scrollIntoViewIfNeeded();
  for (const theme of ['dark', 'light']) {
    const picture = phone.locator(`iframe[title$=", ${theme}"]`);
    await expect(picture).toHaveAttribute('width', '414', slow);
    await expect(picture.contentFrame().locator('html')).toHaveAttribute('data-theme', theme);
  }
  await done();
  await states.first().scrollIntoViewIfNeeded();
  await expect(states.first().locator('iframe').first()).toBeVisible();
  await expect(phone.locator('iframe')).toHaveCount(0);
  await sheet.close();
});
