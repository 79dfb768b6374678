import type { Locator } from '@playwright/test';
import { expect, test } from './test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with forced colors, what is selected, focused and checked is still seen', async ({
  page,
  open,
}) => {
  await open('/dashboard/845201933120405504/points', 'owner');
  const points = page.getByRole('link', { name: 'Points', exact: true });
  const setting = page.getByRole('switch', { name: 'Award success points' });
  await expect(setting).toBeVisible();
  await expect(points).toHaveAttribute('aria-current', 'page');
  const track = setting.locator('xpath=ancestor::label[1]');
  const isOn = await setting.isChecked();
  const [current, before] = [await pictureOf(points), await pictureOf(track)];

  await test.step('a switch', async () => {
    await setting.click({ force: true });
    await expect(setting).toBeChecked({ checked: !isOn });
    expect((await pictureOf(track)).equals(before)).toBe(false);
    await setting.click({ force: true });
    await expect(setting).toBeChecked({ checked: isOn });
  });

  await test.step('the thumb of a switch under the pointer', async () => {
    await setting.setChecked(true, { force: true });
    await track.hover();
    const colors = await track.evaluate((label) =>
      ['span > span', 'span:has(> span:empty)'].map(
        (part) => getComputedStyle(label.querySelector(part) ?? label).backgroundColor,
      ),
    );
    expect(new Set(colors).size).toBe(2);
    await setting.setChecked(isOn, { force: true });
  });

  await test.step('the open page', async () => {
    await page.getByRole('link', { name: 'Channels', exact: true }).click();
    await expect(points).not.toHaveAttribute('aria-current');
    expect((await pictureOf(points)).equals(current)).toBe(false);
  });

  await open('/embeds');
  const general = page.getByRole('tab', { name: 'General' });

  await test.step('the preview of an embed keeps its color, and only that', async () => {
    await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#ff8800');
    const card = page
      .getByRole('region', { name: 'Preview' })
      .getByRole('group', { name: 'Embed' });
    await expect(card).toHaveCSS('border-left-color', 'rgb(255, 136, 0)');
    const heading = page.getByRole('heading', { level: 1 });
    const text = await heading.evaluate((element) => getComputedStyle(element).color);
    await expect(card.getByText('New Embed')).toHaveCSS('color', text);
  });
  await test.step('the selected tab', async () => {
    await expect(general).toHaveAttribute('aria-selected', 'true');
    const selected = await pictureOf(general);
    await page.getByRole('tab', { name: 'Fields' }).click();
    await expect(general).toHaveAttribute('aria-selected', 'false');
    expect((await pictureOf(general)).equals(selected)).toBe(false);
  });
  await test.step('a checkbox', async () => {
    await page.getByRole('button', { name: 'Add Field' }).click();
    const inline = page.getByRole('checkbox', { name: 'Inline' }).first();
    const row = inline.locator('xpath=ancestor::label[1]');
    const wasChecked = await inline.isChecked();
    const before = await pictureOf(row);
    await inline.click({ force: true });
    await expect(inline).toBeChecked({ checked: !wasChecked });
    expect((await pictureOf(row)).equals(before)).toBe(false);
  });
  await test.step('the focused entry of a menu', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    const [first, second] = [page.getByRole('menuitem').nth(0), page.getByRole('menuitem').nth(1)];
    await first.hover();
    await expect(first).toHaveAttribute('data-focused');
    const focused = await first.screenshot({ animations: 'disabled' });
    await second.hover();
    await expect(first).not.toHaveAttribute('data-focused');
    expect((await first.screenshot({ animations: 'disabled' })).equals(focused)).toBe(false);
  });
});

/** Returns a screenshot of the element, without a hovering pointer and without a focus ring. */
async function pictureOf(element: Locator): Promise<Buffer> {
  await element.page().mouse.move(0, 0);
  return element.screenshot({ animations: 'disabled' });
}
