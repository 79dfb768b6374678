import type { Page } from '@playwright/test';
import { designerOn } from './designer';
import { expect, test } from './test';

const dashboard = '/dashboard/845201933120405504';

/**
 * Translates the page as browsers do: each text node is replaced with two nested <font> elements. With `wrap`, the
 * outer <font> contains the original text node; with `replace`, it contains a copy.
 */
function translate(how: 'wrap' | 'replace'): void {
  const done = new WeakSet<Node>();
  const replace = (text: Node) => {
    const parent = text.parentElement;
    if (done.has(text) || !text.nodeValue?.trim()) return;
    if (!parent || parent.closest('script, style, textarea, head, [translate=no]')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    const shown = how === 'wrap' ? text : document.createTextNode(text.nodeValue);
    done.add(shown);
    parent.replaceChild(outer, text);
    inner.append(shown);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

// React reports that the texts of a prerendered page differ, and renders the page again.
test.use({ ordinaryErrors: /^Failed to load resource|Minified React error #418/ });

for (const how of ['replace', 'wrap'] as const) {
  test(`translated pages work (${how})`, async ({ page, open }) => {
    await page.addInitScript(translate, how);

    await test.step('settings: search, change, save', async () => {
      await open(`${dashboard}/advanced`, 'owner');
      const search = page.getByRole('textbox', { name: 'Search settings...' });
      await search.pressSequentially('succ');
      await expect(page.getByText(/^Found \d+ settings$/)).toBeVisible();
      await search.fill('zzzz');
      await expect(page.getByText(/^Found \d+ settings$/)).toBeHidden();
      await search.fill('');
      const switches = page.getByRole('main').getByRole('switch');
      await switches.first().click({ force: true });
      await expectChanges(page, '1 unsaved change');
      await switches.nth(1).click({ force: true });
      await expectChanges(page, '2 unsaved changes');
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect(page.getByText('Configuration saved successfully!')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
      await page.getByRole('link', { name: 'Points', exact: true }).click();
      await page.getByRole('textbox', { name: 'Success points', exact: true }).fill('x');
      await page.keyboard.press('Tab');
      await expectChanges(page, '1 unsaved change');
    });

    await test.step('servers and the palette', async () => {
      await open('/servers', 'owner');
      const pin = page.getByRole('button', { name: /^Pin / }).last();
      await pin.click();
      await expect(page.getByRole('button', { name: /^Pin /, pressed: true })).toHaveCount(1);
      await page.keyboard.press('Control+k');
      const search = page.getByPlaceholder('Search pages, docs, commands, and settings...');
      await search.pressSequentially('embed');
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await search.fill('zzzz');
      await search.fill('points');
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await page.getByRole('button', { name: 'Add Server' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    await test.step('the embed designer', async () => {
      await open('/embeds', 'signed-out');
      const { text, preview, cards, button } = designerOn(page);
      await text('Title').fill('First **title**');
      await expect(preview).toContainText('First title');
      await text('Title').fill('Second');
      await expect(preview).toContainText('Second');
      await expect(preview).not.toContainText('First');
      await button('Add Embed').click();
      await expect(cards).toHaveCount(2);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(cards).toHaveCount(1);
    });

    await test.step('docs, a store and its design', async () => {
      await open('/docs/admin-commands', 'signed-out');
      const docs = page.getByRole('combobox', { name: 'Search docs' });
      await expect(async () => {
        await page.keyboard.press('Control+/');
        await expect(docs).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await docs.pressSequentially('tick');
      await expect(page.getByRole('option').first()).toBeVisible();
      await docs.fill('zzzz');
      await expect(page.getByRole('option')).toHaveCount(0);
      await docs.fill('scramble');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await open('/biz/biz_00000001/design', 'seller-with-store');
      const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
      await subtitle.fill('Another subtitle');
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Another subtitle');
      await open('/store/card-collectors');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

async function expectChanges(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(text);
}
