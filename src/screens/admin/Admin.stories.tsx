import { expect, screen, type userEvent as userEvents, waitFor, within } from 'storybook/test';
import { answered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { adminMessages, backInTheListText } from '#content/messages/admin/admin';
import { paths } from '#domain/paths';
import { people } from '#mocks/session/people';
import { worldStory } from '../../../.storybook/world-story';
import { Admin } from './Admin';

/** The page with the app's wiring, in mock worlds. The states of the page are in `Admin.states.stories.tsx`. */
const meta = preview.meta({
  title: 'Screens/Admin/Wired',
  component: Admin,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.admin.href();
const editor = people.editor.discord.id;
const newcomer = people.newcomer.discord.id;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<ReturnType<typeof userEvents.setup>, 'click' | 'keyboard' | 'paste' | 'tab'>;
}

async function addNewcomer({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Discord User ID' }));
  await userEvent.paste(newcomer);
  await userEvent.tab();
  await userEvent.paste('fresh-start');
  await userEvent.keyboard('{Enter}');
}

async function removeEditor({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${editor}` }));
  const question = await screen.findByRole('alertdialog', { name: adminMessages.removeTitle });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
}

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

const admin = worldStory({ world: 'admin', at, pending: 'read' });
export const SiteAdmin = meta.story({
  ...admin.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('load the list', async () => {
      await canvas.findByRole('list', { name: 'Loading' });
      admin.respond();
      await canvas.findByText('picks-club');
    });
    await step('add a user', async () => {
      await addNewcomer({ canvas, userEvent });
      await canvas.findByText(newcomer);
      await waitFor(() => expect(toast()).toHaveTextContent(adminMessages.added));
      await expect(admin.backend().store.managedUsers()).toHaveLength(7);
    });
    await step('remove a user', async () => {
      await removeEditor({ canvas, userEvent });
      await waitFor(() => expect(toast()).toHaveTextContent(adminMessages.removed));
      await expect(canvas.queryByText(editor)).toBeNull();
      await expect(admin.backend().store.managedUsers()).toHaveLength(6);
    });
    await step('the account menu links here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /theo/ }));
      await expect(await screen.findByRole('menuitem', { name: 'Admin' })).toHaveAttribute(
        'href',
        '/admin',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

const someEditor = worldStory({ world: 'editor-with-points-only', at });
export const Editor = meta.story({
  ...someEditor.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('shows why not, and who can change that', async () => {
      const notice = await canvas.findByRole('alert');
      await expect(notice).toHaveTextContent(adminMessages.notAllowed);
      await expect(notice).toHaveTextContent(adminMessages.notAllowedHelp);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('a retry keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await canvas.findByRole('alert');
      await expect(document.body).not.toHaveFocus();
    });
    await step('the account menu does not link here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /sam_supports/ }));
      await screen.findByRole('menuitem', { name: 'Logout' });
      await expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

const visitor = worldStory({ world: 'signed-out', at });
export const SignsIn = meta.story({
  ...visitor.annotations,
  play: async ({ canvas, userEvent }) => {
    const way = await canvas.findByRole('button', { name: 'Use email and password' });
    await expect(canvas.getByRole('button', { name: 'Sign in with Discord' })).toBeEnabled();
    await userEvent.click(way);
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Email/ }));
    await userEvent.paste(people.admin.email);
    await userEvent.tab();
    await userEvent.paste(people.admin.password);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('picks-club');
  },
});

const failing = worldStory({ world: 'admin-users-fail', at });
export const ChangesFail = meta.story({
  ...failing.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the input is kept', async () => {
      await addNewcomer({ canvas, userEvent });
      await expect(await canvas.findByRole('alert')).toHaveTextContent(adminMessages.addFailed);
      await expect(canvas.getByRole('textbox', { name: 'Panel ID' })).toHaveValue('fresh-start');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Panel ID' }), '2');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('a user whose removal failed is back on the list', async () => {
      await removeEditor({ canvas, userEvent });
      await expect(await canvas.findByRole('alert')).toHaveTextContent(backInTheListText(editor));
      await expect(canvas.getByRole('button', { name: `Remove ${editor}` })).toBeVisible();
    });
    await step('the retry fails, and the error is dismissed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('region', { name: 'Managed Users' })).toHaveFocus();
    });
  },
});
