import { expect, test } from './test';

test('the toolbar shows a story in both themes', async ({ stage }) => {
  const page = await stage.visitStorybook('?path=/story/project-state-console-parts--start');
  await page.getByRole('button', { name: 'Both themes' }).click({ timeout: 120_000 });
  const story = page.frameLocator('#storybook-preview-iframe');
  for (const theme of ['dark', 'light']) {
    const picture = story.frameLocator(
      `iframe[title="Project · State console · Parts: Start, ${theme}" i]`,
    );
    await expect(picture.locator('html')).toHaveAttribute('data-theme', theme, {
      timeout: 120_000,
    });
    await expect(picture.getByRole('group', { name: 'Session' })).toBeVisible();
  }
  await page.close();
});
