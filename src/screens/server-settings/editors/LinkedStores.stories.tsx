import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import {
  linkedStoreMessages,
  refusedRolesText,
  unlinkTitle,
} from '#content/messages/linked-stores';
import { paths } from '#domain/paths';
import type { LinkedStore } from '#domain/servers/linked-store';
import {
  LinkedStoresContext,
  linkedStoresMachine,
} from '#machines/linked-stores/linked-stores.machine';
import { cards, picks, serverId } from '#machines/linked-stores/linked-stores.fixtures';
import type { LinkedStoresInput, StoresAnswer } from '#machines/linked-stores/linked-stores.setup';
import type { UnlinkFailure } from '#machines/linked-stores/view';
import { guilds } from '#mocks/servers';
import { worldStory } from '../../../app/world-story.fixture';
import { loadRest } from '../load-rest';
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

type Value = StateValueFrom<typeof linkedStoresMachine>;

/** A machine whose requests never get a response. */
const pending = linkedStoresMachine.provide({
  actors: { load: fromPromise<StoresAnswer, LinkedStoresInput>(() => new Promise(() => {})) },
});

const at = (value: Value, stores: readonly LinkedStore[] = [cards, picks]) => ({
  render: () => (
    <LinkedStoresContext.Provider
      logic={pending}
      options={{
        input: { serverId },
        snapshot: linkedStoresMachine.resolveState({
          value,
          context: { serverId, stores, unlinking: cards },
        }),
      }}
    >
      <LinkedStores />
    </LinkedStoresContext.Provider>
  ),
});

const saying = (kind: UnlinkFailure, stores?: readonly LinkedStore[]) => ({
  ...at({ listed: { notUnlinked: kind } }, stores),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notUnlinked[kind]);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const List = meta.story({
  ...at({ listed: 'idle' }),
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
  ...at({ listed: 'idle' }, []),
  play: async () => {
    await expect(screen.queryByRole('region')).toBeNull();
  },
});

export const Confirm = meta.story({
  ...at({ listed: 'confirming' }),
  play: async () => {
    const asked = await screen.findByRole('alertdialog', { name: unlinkTitle(cards.name) });
    await expect(within(asked).getByText(linkedStoreMessages.unlinkHelp)).toBeVisible();
  },
});

export const Unlinking = meta.story(at({ listed: 'unlinking' }));
export const SessionEnded = meta.story(saying('signInRequired'));
export const RightTaken = meta.story(saying('notAllowed'));
export const UnlinkedElsewhere = meta.story(saying('notLinked', []));
export const StillLinked = meta.story(saying('stillLinked'));

export const NotKnown = meta.story({
  ...at({ listed: { notUnlinked: 'unanswered' } }),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notUnlinked.unanswered);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(screen.getByRole('button', { name: /^Unlinking/ })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  ...at({ failed: 'unreachable' }, []),
  play: async () => {
    await expect(screen.getByText(notRead.unreachable)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const ListSessionEnded = meta.story({
  ...at({ failed: 'signInRequired' }, []),
  play: async () => {
    await expect(screen.getByText(notRead.signInRequired)).toBeVisible();
  },
});
export const ListForbidden = meta.story({
  ...at({ failed: 'notAllowed' }, []),
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
