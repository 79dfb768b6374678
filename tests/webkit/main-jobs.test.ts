import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appRoutes } from '../../src/app/routes/app';
import { fileRoutes } from '../../src/app/routes/files';
import type { WorldName } from '../../src/mocks/worlds';
import { keys, startWebKit, type WebKit } from './webkit';

let page: WebKit;
beforeAll(async () => {
  page = await startWebKit();
});
afterAll(() => page.stop());
afterEach(() => page.check());

const dashboard = '/dashboard/845201933120405504';
const heading = { role: 'heading' };

const appPages: Record<string, readonly [path: string, world: WorldName][]> = {
  EmbedsPage: [['/embeds', 'signed-out']],
  MarketplacePage: [['/marketplace', 'owner']],
  StorePage: [['/store/card-collectors', 'buyer']],
  SellerPage: [
    ['/biz/new/setup', 'owner'],
    ['/biz/biz_00000002/overview', 'owner'],
    ['/biz/biz_00000002/users', 'owner'],
  ],
  MyMembershipsPage: [['/memberships', 'buyer']],
  ServersPage: [['/servers', 'owner']],
  DashboardPage: [
    [dashboard, 'owner'],
    [`${dashboard}/points`, 'owner'],
  ],
  AdminPage: [['/admin', 'admin']],
  VerificationPage: [['/auth', 'owner']],
  ConsentPage: [],
};

const pages = [
  ...fileRoutes.map(({ path }): readonly [string, WorldName] => [path, 'owner']),
  ...appRoutes.flatMap((route) => appPages[route.page] ?? []),
];

describe('every page opens', () => {
  it('lists each page', () => {
    expect(appRoutes.map((route) => route.page).filter((name) => !appPages[name])).toEqual([]);
  });

  it.each(pages)('%s as %s', async (path, world) => {
    await page.open(path, world);
    await page.shows(heading);
    const text = await page.run('return document.body.innerText');
    expect(text).not.toMatch(/Something went wrong|could not be loaded/);
  });
});

const button = (name: string | RegExp) => ({ role: 'button', name });
const textbox = (name: string) => ({ role: 'textbox', name });
const dialog = (name: string) => ({ role: 'dialog', name });

describe('the main jobs', () => {
  it('saves a setting', async () => {
    const points = textbox('Success points');
    await page.open(`${dashboard}/points`, 'owner');
    await page.fill(points, '77');
    await page.press(keys.Tab);
    await page.says('1 unsaved change');
    await page.click(button('Save'));
    await page.says('Configuration saved successfully!');
    await page.open(`${dashboard}/points`);
    await page.shows(points);
    await expect.poll(() => page.valueOf(points)).toBe('77');
  });

  it('chooses in a picker with the keyboard', async () => {
    const picker = { role: 'combobox', name: 'Member role' };
    await page.open(`${dashboard}/roles`, 'owner');
    await page.focus(picker);
    await page.press(keys.ArrowDown);
    await page.shows({ role: 'listbox' });
    await page.press(keys.ArrowDown);
    await page.press(keys.Enter);
    await page.hides({ role: 'listbox' });
    await page.says('unsaved change');
  });

  it('opens a page from the palette', async () => {
    await page.open('/docs', 'owner');
    await page.press(keys.Control, 'k');
    for (const letter of 'privacy') await page.press(letter);
    await page.shows({ role: 'menuitem', name: /Privacy/ });
    await page.press(keys.Enter);
    await expect.poll(() => page.path(), { timeout: 60_000 }).toBe('/privacy');
  });

  it('keeps a press on an island that has not loaded', async () => {
    await page.open('/', 'signed-out');
    const release = page.hold(/\/assets\/(?!base-|start-).*\.js$/);
    const loading = { role: 'status', name: 'Loading' };
    await page.open('/');
    await page.click(button('View Pricing'));
    await page.shows(loading);
    release();
    await page.shows(dialog('Choose Your Plan'));
    await page.hides(loading);
  });

  it('shares a message, and keeps the own one', async () => {
    await page.open('/embeds', 'signed-out');
    await page.fill(textbox('Title'), 'Shared');
    await page.click(button('Share Embed'));
    const link = await page.valueOf({ ...textbox('Link'), within: dialog('Share Embed') });
    await page.press(keys.Escape);
    await page.hides(dialog('Share Embed'));
    await page.fill(textbox('Title'), 'Mine');
    await expect.poll(() => page.run('return JSON.stringify(localStorage)')).toContain('Mine');
    const { pathname, search } = new URL(String(link));
    await page.open(pathname + search);
    await page.says('Shared embed loaded successfully!');
    expect(await page.valueOf(textbox('Title'))).toBe('Shared');
    await page.click(button('Back to my message'));
    await expect.poll(() => page.valueOf(textbox('Title'))).toBe('Mine');
  });

  it('imports a message', async () => {
    const within = dialog('Import');
    await page.open('/embeds', 'signed-out');
    await page.click(button('More actions'));
    await page.click({ role: 'menuitem', name: 'Import' });
    await page.fill({ role: 'textbox', within }, '{"title":"Imported"}');
    await page.click({ ...button('Import'), within });
    await page.hides(within);
    await expect.poll(() => page.valueOf(textbox('Title'))).toBe('Imported');
  });

  it('verifies an account', async () => {
    await page.open('/auth', 'owner');
    await page.click(button('Verify My Identity'));
    await page.says('Verification Successful');
  });

  it('finds the memberships of a buyer after a sign-in', async () => {
    await page.open('/memberships', 'buyer-signed-out');
    await page.click(button('Sign in with Discord'));
    await page.shows({ role: 'heading', name: 'Collector' });
  });

  it('exports users', async () => {
    await page.open('/biz/biz_00000001/users', 'seller-with-store');
    await page.says('91 users');
    await page.click(button('Export CSV'));
    await page.says('CSV file downloaded');
  });
});
