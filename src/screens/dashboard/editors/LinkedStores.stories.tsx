import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import {
  linkedStoreMessages,
  refusedRolesText,
  unlinkTitle,
} from '#content/messages/dashboard/linked-stores';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import type {
  LinkedStore,
  LinkedStoresError,
  UnlinkError,
  UnlinkFailure,
} from '#domain/servers/linked-store';
import {
  LinkedStoresContext,
  linkedStoresMachine,
} from '#machines/dashboard/linked-stores/linked-stores.machine';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import { cards, picks, serverId } from '#machines/dashboard/linked-stores/linked-stores.fixtures';
import {
  StoreUnlinkContext,
  storeUnlinkMachine,
} from '#machines/dashboard/store-unlink/store-unlink.machine';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { loadRest } from '../settings/load-rest';
import { LinkedStores } from './LinkedStores';

/** The linked stores of the Editors tab in each state, and in the app. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Linked stores',
  component: LinkedStores,
});

const { links, notRead, notUnlinked } = linkedStoreMessages;

const input = { serverId };

/** A machine whose requests never get a response. */
const pending = linkedStoresMachine.provide({
  actors: {
    load: fromPromise<Result<readonly LinkedStore[], LinkedStoresError>, typeof input>(
      () => new Promise(() => {}),
    ),
  },
});

const at = (
  value: StateValueFrom<typeof linkedStoresMachine>,
  {
    stores = [cards, picks],
    unlink = 'idle',
  }: {
    stores?: readonly LinkedStore[];
    unlink?: StateValueFrom<typeof storeUnlinkMachine>;
  } = {},
) => ({
  render: () => (
    <LinkedStoresContext.Provider
      logic={pending}
      options={{
        input,
        snapshot: readerAt(linkedStoresMachine, value, { request: input, value: stores }),
      }}
    >
      <StoreUnlinkContext.Provider
        options={{ snapshot: commandAt(storeUnlinkMachine, unlink, { serverId, store: cards }) }}
      >
        <LinkedStores />
      </StoreUnlinkContext.Provider>
    </LinkedStoresContext.Provider>
  ),
});

const notUnlinkedAt = (
  kind: UnlinkError['kind'],
  shown: UnlinkFailure = kind,
  stores?: readonly LinkedStore[],
) => ({
  ...at({ shown: 'fresh' }, { stores, unlink: { failed: kind } }),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notUnlinked[shown]);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const List = meta.story({
  ...at({ shown: 'fresh' }),
  play: async () => {
    const [first, second] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(refusedRolesText(cards.refusedRoles) ?? '');
    await expect(screen.getByRole('link', { name: cards.name })).toHaveAttribute(
      'href',
      paths.store.href(cards.slug),
    );
    await expect(second).toHaveTextContent(linkedStoreMessages.notPublished);
    await expect(second).toHaveTextContent(links.paused);
    await expect(screen.getAllByRole('link')).toHaveLength(1);
  },
});

export const NoneLinked = meta.story({
  ...at({ shown: 'fresh' }, { stores: [] }),
  play: async () => {
    await expect(screen.queryByRole('region')).toBeNull();
  },
});

export const Confirm = meta.story({
  ...at({ shown: 'fresh' }, { unlink: 'asking' }),
  play: async () => {
    const asked = await screen.findByRole('alertdialog', { name: unlinkTitle(cards.name) });
    await expect(within(asked).getByText(linkedStoreMessages.unlinkHelp)).toBeVisible();
  },
});

export const Unlinking = meta.story(at({ shown: 'fresh' }, { unlink: 'running' }));
export const SessionEnded = meta.story(notUnlinkedAt('signInRequired'));
export const RightTaken = meta.story(notUnlinkedAt('notAllowed'));
export const UnlinkedElsewhere = meta.story(notUnlinkedAt('notLinked', 'notLinked', []));
export const StillLinked = meta.story(notUnlinkedAt('unanswered', 'stillLinked'));

export const NotKnown = meta.story({
  ...at(
    { shown: { stale: 'unreachable' } },
    {
      stores: [{ ...cards, isUnsure: true }, picks],
      unlink: { failed: 'unanswered' },
    },
  ),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notUnlinked.unanswered);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(screen.getByRole('button', { name: /^Unlinking/ })).toBeVisible();
  },
});

export const Stale = meta.story({
  ...at({ shown: { stale: 'unreachable' } }),
  play: async () => {
    await expect(screen.getByText(linkedStoreMessages.stale)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled();
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const TooSlow = meta.story({
  ...at({ failed: 'tooSlow' }, { stores: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.tooSlow)).toBeVisible();
  },
});
export const Unreachable = meta.story({
  ...at({ failed: 'unreachable' }, { stores: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.unreachable)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const ListSessionEnded = meta.story({
  ...at({ failed: 'signInRequired' }, { stores: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.signInRequired)).toBeVisible();
  },
});
export const ListForbidden = meta.story({
  ...at({ failed: 'notAllowed' }, { stores: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.notAllowed)).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

const wired = worldStory({
  world: 'owner',
  at: paths.dashboard.href(guilds.cardCollectors.id, 'editors'),
});
export const Unlink = meta.story({
  ...wired.annotations,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('region', { name: /^Linked stores/ }));
    await userEvent.click(await list.findByRole('button', { name: 'Unlink Card Collectors' }));
    const asked = await screen.findByRole('alertdialog', { name: unlinkTitle('Card Collectors') });
    await userEvent.click(within(asked).getByRole('button', { name: 'Unlink' }));
    await expect(await screen.findByText(linkedStoreMessages.unlinked)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /^Linked stores/ })).toBeNull(),
    );
    await expect(document.body).not.toHaveFocus();
  },
});
