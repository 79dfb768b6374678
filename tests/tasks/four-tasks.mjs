// The steps of four common tasks. The journey performs them with the keyboard, and the benchmark with the mouse.

/**
 * Performs the actions of a user.
 *
 * @typedef {object} Hand
 * @property {(target: Locator) => Promise<void>} press presses a link or a button
 * @property {(target: Locator) => Promise<void>} mark chooses a radio button
 * @property {(target: Locator) => Promise<void>} flip turns a switch on
 * @property {(target: Locator, text: string) => Promise<void>} fill replaces the text of a field
 * @property {(tool: Locator) => Promise<void>} use presses a tool in the toolbar of the focused text
 * @property {(target: Locator) => Promise<void>} end puts the caret at the end of a text
 * @property {(target: Locator, name: string) => Promise<void>} choose types the name of an option into a combo box, and
 * chooses it
 * @property {(dialog: Locator, name: string) => Promise<void>} insert types the name of an option into the focused field
 * of a dialog, and inserts the option into the text
 * @property {(words: string) => Promise<void>} find searches the settings and opens the first result
 */

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {import('../../src/mocks/worlds').WorldName} world
 * @property {string} path where the task starts
 * @property {(page: Page) => Locator} start what is visible once the task can start
 * @property {(page: Page, hand: Hand) => Promise<void>} perform returns once the page shows that the task is done
 */

/** The text that explains why an editor with the role Support cannot save API settings. */
export const WHY_NOT = /Your role does not let you change API settings\. Ask the owner/;

/** The id of a webhook in the server that the last task sets up (`src/mocks/designer/discord-webhooks.ts`). */
const NEW_SERVER_WEBHOOK = '1312345678901234999';

/** A webhook URL in Discord's format. No such webhook exists. */
const webhookUrl = (id = '1312345678901234567') =>
  `https://discord.com/api/webhooks/${id}/a-Secret_token-0123456789`;

const menu = (/** @type {Page} */ page) => page.getByRole('navigation', { name: 'Settings' });
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const textbox = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const combobox = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('combobox', { name, exact: true });

/**
 * @param {Page} page
 * @param {Hand} hand
 */
async function save(page, hand) {
  const changes = page.getByRole('region', { name: 'Unsaved changes' });
  await hand.press(changes.getByRole('button', { name: 'Save', exact: true }));
  await changes.waitFor({ state: 'hidden' });
}

/**
 * @param {Page} page
 * @param {Hand} hand
 */
async function send(page, hand) {
  await hand.press(button(page, 'Send'));
  await page.getByText('Embed sent successfully!').first().waitFor();
}

/** @type {readonly Task[]} */
export const fourTasks = [
  {
    name: 'set the admin role on the third of 40 servers',
    world: 'forty-servers',
    path: '/servers',
    start: (page) => page.locator('main a[href^="/dashboard/3000"]').nth(2),
    perform: async (page, hand) => {
      await hand.press(page.locator('main a[href^="/dashboard/3000"]').nth(2));
      await page.getByRole('heading', { name: 'Bot Configuration' }).waitFor();
      await hand.find('admin role');
      await hand.choose(combobox(page, 'Admin role'), 'Admin');
      await save(page, hand);
    },
  },
  {
    name: 'find why an editor cannot save',
    world: 'api-support',
    path: '/servers',
    start: (page) => page.getByRole('main').getByRole('link', { name: /^Ticket Exchange/ }),
    perform: async (page, hand) => {
      await hand.press(page.getByRole('main').getByRole('link', { name: /^Ticket Exchange/ }));
      await hand.press(menu(page).getByRole('link', { name: /^API/ }));
      await page.getByText(WHY_NOT).first().waitFor();
    },
  },
  {
    name: 'design and send a rules message with two embeds, a role by name and a time',
    world: 'owner',
    path: '/embeds',
    start: (page) => button(page, 'Templates'),
    perform: async (page, hand) => {
      const preview = page.getByRole('region', { name: 'Preview' });
      const embeds = preview.getByRole('group', { name: 'Embed' });
      await hand.press(button(page, 'Templates'));
      const templates = page.getByRole('dialog', { name: 'Templates' });
      await hand.mark(templates.getByRole('radio', { name: 'Rules' }));
      await hand.press(templates.getByRole('button', { name: 'Use template' }));
      await templates.waitFor({ state: 'hidden' });
      // The webhook must belong to the server whose roles are listed.
      await hand.fill(textbox(page, 'Webhook URL'), webhookUrl());
      await preview.getByText('Announcements', { exact: true }).waitFor();
      const tools = page.getByRole('toolbar', { name: 'Format Description' });
      const second = page
        .getByRole('list', { name: 'Embeds' })
        .getByRole('button', { name: /^2 / });
      await hand.press(second);
      await hand.end(textbox(page, 'Description'));
      await hand.use(tools.getByRole('button', { name: 'Insert mention' }));
      const mention = page.getByRole('dialog', { name: 'Insert mention' });
      await hand.insert(mention, 'Moderator');
      await embeds.nth(1).getByText('@Moderator', { exact: true }).waitFor();
      await hand.end(textbox(page, 'Description'));
      await hand.use(tools.getByRole('button', { name: 'Insert time' }));
      const time = page.getByRole('dialog', { name: 'Insert time' });
      await hand.press(time.getByRole('button', { name: 'Insert', exact: true }));
      await embeds.nth(1).locator('time').waitFor();
      await send(page, hand);
    },
  },
  {
    name: 'start a new server from nothing to a test message',
    world: 'owner',
    path: '/servers',
    start: (page) => page.getByRole('button', { name: 'Add Server' }),
    perform: async (page, hand) => {
      const step = (/** @type {string} */ name) =>
        page.getByRole('main').getByRole('link', { name });
      const back = () => hand.press(menu(page).getByRole('link', { name: 'Start here' }));
      await hand.press(page.getByRole('button', { name: 'Add Server' }));
      const dialog = page.getByRole('dialog', { name: 'Add Discord Server' });
      await hand.mark(dialog.getByRole('radio', { name: 'Sneaker Wire' }));
      await hand.press(dialog.getByRole('button', { name: 'Add Server' }));
      await page.getByRole('heading', { name: '0 of 5 done' }).waitFor();
      await hand.press(step('Choose the admin role'));
      await hand.choose(combobox(page, 'Admin role'), 'Admin');
      await back();
      await hand.press(step('Choose a channel for the bot log'));
      await hand.choose(combobox(page, 'Bot log'), 'bot-log');
      await back();
      await hand.press(step('Open tickets for your members'));
      await hand.choose(combobox(page, 'Ticket panel channel'), 'open-a-ticket');
      await back();
      await hand.press(step('Award points for success posts'));
      await hand.flip(page.getByRole('switch', { name: 'Award success points' }));
      await hand.fill(textbox(page, 'Success points'), '10');
      await save(page, hand);
      await back();
      await page.getByRole('heading', { name: '4 of 5 done' }).waitFor();
      await hand.press(step('Send a test message'));
      await page
        .getByRole('region', { name: 'Preview' })
        .getByText(/in Sneaker Wire/)
        .waitFor();
      await hand.fill(textbox(page, 'Webhook URL'), webhookUrl(NEW_SERVER_WEBHOOK));
      await send(page, hand);
    },
  },
];
