import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import { paths } from '#domain/paths';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { rememberPlace } from '#services/session/last-places';
import { answersLike, follow, worldStory } from '../../../../.storybook/world-story';
import { Servers } from './Servers';

/**
 * The page with the app's machines and services, in different states of the mock backend (worlds). The states of the
 * page are in `Servers.states.stories.tsx`.
 */
const meta = preview.meta({
  title: 'Screens/Servers/Wired',
  component: Servers,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.servers.href();

const owner = worldStory({ world: 'owner', at, pending: 'read' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step('six skeletons, then the four servers that can be managed', async () => {
      const skeleton = await canvas.findByRole('list', { name: 'Loading' });
      await expect(within(skeleton).getAllByRole('listitem')).toHaveLength(6);
      owner.respond();
      await canvas.findByRole('link', { name: 'Resell Heaven Owner' });
      const own = canvas.getByRole('region', { name: 'Your Discord Servers' });
      await expect(within(own).getAllByRole('link')).toHaveLength(4);
      const resell = within(own).getByRole('link', { name: 'Resell Heaven Owner' });
      await waitFor(() =>
        expect(resell).toHaveAccessibleDescription(/^Changed .+ by mira.resells$/),
      );
      const sneakers = within(own).getByRole('link', { name: 'Sneaker Wire Admin' });
      await expect(sneakers).toHaveAccessibleDescription('Not set up yet');
      await expect(canvas.queryByRole('button', { name: 'Team' })).toBeNull();
    });
    await step('a card opens its server', async () => {
      follow(canvas.getByRole('link', { name: 'Resell Heaven Owner' }));
      await canvas.findByRole('heading', { name: 'Bot Configuration' });
      await expect(canvas.getAllByText('Resell Heaven')[0]).toBeVisible();
    });
    await step('the back link leads to the list', async () => {
      follow(canvas.getByRole('link', { name: 'Back to Servers' }));
      await canvas.findByRole('link', { name: 'Sneaker Wire Admin' });
    });
  },
});

const forSetting = worldStory({ world: 'owner', at: paths.servers.href('SuccessPoints') });
export const SettingFromTheDocs = meta.story({
  ...forSetting.annotations,
  play: async ({ canvas, step }) => {
    await step('no server was opened before, so the user chooses one', async () => {
      await waitFor(() =>
        expect(canvas.getByText(serverListMessages.chooseForSetting)).toBeVisible(),
      );
      follow(await canvas.findByRole('link', { name: 'Resell Heaven Owner' }));
    });
    await step('the server opens with the setting', async () => {
      const setting = await canvas.findByRole('textbox', { name: 'Success points' });
      await waitFor(() => expect(setting).toHaveFocus());
    });
  },
});

const inLastServer = worldStory({ world: 'owner', at: paths.servers.href('SuccessPoints') });
export const SettingInLastServer = meta.story({
  ...inLastServer.annotations,
  async beforeEach(context) {
    const leave = await inLastServer.annotations.beforeEach(context);
    rememberPlace(people.owner.id, 'servers', guilds.resellHeaven.id);
    return leave;
  },
  play: async ({ canvas }) => {
    const setting = await canvas.findByRole('textbox', { name: 'Success points' });
    await waitFor(() => expect(setting).toHaveFocus());
    await expect(canvas.getAllByText('Resell Heaven')[0]).toBeVisible();
  },
});

const adds = worldStory({ world: 'owner', at });
export const AddServerMarksKnown = meta.story({
  ...adds.annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not set up yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Server' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Discord Server' }));
    const known = await dialog.findByRole('radio', { name: 'Resell Heaven' });
    await expect(known).toHaveAccessibleDescription('Owner · Already set up');
    await expect(dialog.getByRole('radio', { name: 'Sneaker Wire' })).toHaveAccessibleDescription(
      'Admin',
    );
  },
});

const unread = worldStory({ world: 'server-facts-unreachable', at });
export const FactsUnreachable = meta.story({
  ...unread.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, msw, userEvent, step }) => {
    const sentence = serverListMessages.factsFailed.unreachable;
    await step('the list is shown, with a sentence about the rest', async () => {
      await canvas.findByText(sentence);
      await expect(canvas.getByRole('link', { name: 'Resell Heaven Owner' })).toBeVisible();
    });
    await step('trying again shows the last changes', async () => {
      answersLike('owner', msw);
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
      await canvas.findByText(/^Changed .+ by mira.resells$/);
    });
  },
});

const editor = worldStory({ world: 'editor-with-points-only', at });
export const EditorGroups = meta.story({
  ...editor.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('link', { name: 'Sports Picks Club Editor · Points' });
    const own = within(canvas.getByRole('region', { name: 'Your Discord Servers' }));
    await step('servers without a panel are folded', async () => {
      await expect(own.queryByText('Discord Developers')).toBeNull();
      const fold = own.getByRole('button', { name: 'Other servers', expanded: false });
      fold.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(own.getByText('Discord Developers')).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(own.getByText('Discord Developers')).not.toBeVisible());
    });
    const names = () => own.getAllByRole('link').map((link) => link.textContent);
    const last = 'Sports Picks Club';
    await step('a pinned server comes first, and its button keeps the focus', async () => {
      await expect(names().at(-1)).toContain(last);
      const pin = () => own.getByRole('button', { name: `Pin ${last}` });
      await expect(pin()).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(pin());
      await waitFor(() => expect(names()[0]).toContain(last));
      await expect(pin()).toHaveAttribute('aria-pressed', 'true');
      await expect(pin()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(names().at(-1)).toContain(last));
      await expect(pin()).toHaveFocus();
    });
  },
});

const asks = worldStory({ world: 'owner', at });
export const AskForAccess = meta.story({
  ...asks.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Other servers' }));
    await canvas.findByText(
      'Not set up yet. An owner or administrator of the server can add it here.',
    );
    const name = 'Ask for access to Sports Picks Club';
    const facts = () => asks.backend().store.accessRequests.rows({ accessRequests: 'none' });
    await step('ask; the same button then withdraws', async () => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      const withdraw = await canvas.findByRole('button', {
        name: 'Withdraw request for Sports Picks Club',
      });
      await expect(withdraw).toHaveFocus();
      await expect(withdraw).toHaveAccessibleDescription(/^Requested on /);
      await expect(facts().map(({ status }) => status)).toEqual(['open']);
    });
    await step('withdraw', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name })).toHaveFocus();
      await expect(facts().map(({ status }) => status)).toEqual(['withdrawn']);
    });
  },
});
