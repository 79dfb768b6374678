import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, type Stage } from './test';

/** A timeout in ms that is long enough for a machine that runs at a tenth of the usual speed. */
const slow = { timeout: 120_000 };

/** Opens Storybook without a story, follows the link to the error catalogue, and searches for a message. */
async function searchFromStart(stage: Stage, words: string) {
  const page = await stage.visitStorybook('');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'error catalogue' }).click(slow);
  await frame.getByRole('searchbox', { name: 'Find a message' }).fill(words, slow);
  await expect(page.getByRole('button', { name: 'Show addon panel' })).toBeVisible(slow);
  await frame.getByRole('row').nth(1).getByRole('link').click(slow);
  return { page, frame };
}

/** Selects an item of a list in Storybook's toolbar. */
async function select(page: Page, list: RegExp, item: RegExp) {
  await page.getByRole('button', { name: list }).first().click(slow);
  await page.getByRole('option', { name: item }).first().click(slow);
}

const expectCountdown = (frame: FrameLocator) =>
  expect(frame.getByText('You can send again in 3 sec.').first()).toBeVisible(slow);

test('a new tester finds that somebody else saved first', async ({ stage }) => {
  const { page, frame } = await searchFromStart(stage, 'save refused, somebody else saved');
  await expect(frame.getByText('Someone else changed these settings').first()).toBeVisible(slow);
  // The catalogue folds the panel of the addons, and other stories open it again.
  await expect(page.getByRole('button', { name: 'Show addon panel' })).toBeHidden(slow);
  await expect(page.getByRole('tab', { name: /^Accessibility/ })).toBeVisible(slow);
  await page.close();
});

test('a new tester makes a link to a rate limit in light theme on a phone', async ({ stage }) => {
  const { page, frame } = await searchFromStart(stage, 'rate limited seconds left');
  await expectCountdown(frame);
  await select(page, /color scheme|dark/i, /light/i);
  await select(page, /viewport/i, /Phone 390/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await frame.getByRole('button', { name: 'Copy link' }).click(slow);
  await expect(frame.getByText('Copied')).toBeVisible(slow);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();

  const opened = await stage.visitStorybook(new URL(link).search);
  const shown = opened.frameLocator('#storybook-preview-iframe');
  await expectCountdown(shown);
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(390);
  await opened.close();
});
