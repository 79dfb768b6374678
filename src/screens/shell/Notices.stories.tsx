import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { accountMessages } from '#content/messages/session/account';
import { serversMessages } from '#content/messages/dashboard/servers';
import { resyncedText, sessionMessages } from '#content/messages/session/session';
import { storeDesignMessages } from '#content/messages/market/store-design';
import { paths } from '#domain/paths';
import type { KnownServer } from '#domain/servers/server-changes';
import { demoCredentials, people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { rememberKnownServers, saveResync } from '#services/dashboard/resync';
import { worldStory } from '../../../.storybook/world-story';

/** The app's toasts in mock worlds: signing in and out (product.md §4.5, §6.5), accounts, servers and designs. */
const meta = preview.meta({
  title: 'Patterns/Notices',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const says = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

async function paste(into: HTMLElement, text: string) {
  await userEvent.click(into);
  await userEvent.paste(text);
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: /mira/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Opens a page, and logs out with the account menu. */
const loggingOut = (world: WorldName, at: string, text: string) => ({
  ...worldStory({ world, at }).annotations,
  play: async () => {
    await choose('Logout');
    await says(text);
  },
});

const { signedOut, signOutFailed } = sessionMessages;
export const SignsOut = meta.story(loggingOut('owner', '/servers', signedOut));
export const SignOutFails = meta.story({
  ...loggingOut('sign-out-fails', '/servers', signOutFailed),
  parameters: { consoleErrors: [answered(500)] },
});
export const LogsOutOfMarketplace = meta.story(
  loggingOut('owner', '/marketplace', sessionMessages.loggedOutOfMarketplace),
);

export const RefreshIsEmpty = meta.story({
  ...worldStory({ world: 'session-refresh-empty', at: '/servers' }).annotations,
  play: () => says(sessionMessages.noSessionReturned),
});

/** Signing in replaces the whole page `/servers`, and the toast appears nevertheless. */
export const LogsInAsAdmin = meta.story({
  ...worldStory({ world: 'signed-out', at: '/servers' }).annotations,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    await paste(dialog.getByRole('textbox', { name: /Email/ }), demoCredentials.email);
    await paste(dialog.getByLabelText(/Password/), demoCredentials.password);
    await userEvent.keyboard('{Enter}');
    await says(sessionMessages.loggedInAsAdmin);
  },
});

export const CreatesAccount = meta.story({
  ...worldStory({ world: 'signed-out', at: '/marketplace?account=create' }).annotations,
  // The page of the new store asks for the Discord servers, and this user has no Discord account.
  parameters: { consoleErrors: [answered(409)] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell a Membership' }));
    await paste(await dialog.findByLabelText('Username'), 'noor_sells');
    await paste(dialog.getByLabelText('Email'), 'noor@resellers.example');
    await paste(dialog.getByLabelText('Password'), 'a long password of noor');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
    await says(accountMessages.created);
  },
});

export const AddsServer = meta.story({
  ...worldStory({ world: 'owner', at: '/servers' }).annotations,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Server' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Discord Server' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Sneaker Wire' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Server' }));
    await says(serversMessages.addServer.added.title);
  },
});

export const SavesDesign = meta.story({
  ...worldStory({ world: 'owner', at: paths.seller.href('biz_00000002', 'design') }).annotations,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset to Defaults' }));
    await says(storeDesignMessages.reset);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await says(storeDesignMessages.saved);
  },
});

/**
 * Opens a page as if Discord had just redirected back from a resync. `before` is the server list that was shown before
 * the resync; null if this browser has none.
 */
function resynced(at: string, before: readonly KnownServer[] | null, world: WorldName = 'owner') {
  const story = worldStory({ world, at });
  return {
    ...story.annotations,
    async beforeEach(context: Parameters<typeof story.annotations.beforeEach>[0]) {
      const leave = await story.annotations.beforeEach(context);
      if (before) rememberKnownServers(people.owner.id, before);
      saveResync('returned');
      return leave;
    },
  };
}

const listed: readonly KnownServer[] = people.owner.guilds.map((name) => guilds[name]);
const { resellHeaven } = guilds;

/**
 * On `/servers`, the page loads the server list anyway, and the resync compares this list with the earlier one. One
 * server was renamed and one was removed.
 */
export const ResyncFindsChanges = meta.story({
  ...resynced(paths.servers.href(), [
    ...listed.filter(({ id }) => id !== resellHeaven.id),
    { id: resellHeaven.id, name: 'Old name' },
    { id: '845201933120409999', name: 'Left long ago' },
  ]),
  play: () => says('Discord data resynced: 1 server removed, 1 renamed'),
});

/** Pages that do not show the server list load it to determine the result of the resync. */
export const ResyncChangesNothing = meta.story({
  ...resynced(paths.myMemberships.href(), listed),
  play: () => says(sessionMessages.resynced.unchanged),
});

/** This browser has no earlier server list, so the toast shows only the number of servers. */
export const ResyncCounts = meta.story({
  ...resynced(paths.myMemberships.href(), null),
  play: () => says(resyncedText(null, listed.length)),
});

export const ResyncUnreachable = meta.story({
  ...resynced(paths.myMemberships.href(), listed, 'function-500'),
  parameters: { consoleErrors: [answered(500)] },
  play: () => says(sessionMessages.resyncFailed),
});
