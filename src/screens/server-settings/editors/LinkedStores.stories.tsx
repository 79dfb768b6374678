import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { linkedStoreMessages, unlinkTitle } from '#content/messages/linked-stores';
import { paths } from '#domain/paths';
import { guilds } from '#mocks/servers';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../app/world-story.fixture';
import { loadRest } from '../load-rest';
import { Editors } from './Editors';

/** Stories of the linked stores in the Editors tab. They use the app's wiring and run in mock worlds. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Linked stores',
  component: Editors,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const name = 'Card Collectors';
const inWorld = (world: WorldName) =>
  worldStory({ world, at: paths.dashboard.href(guilds.cardCollectors.id, 'editors') }).annotations;
type User = Pick<ReturnType<typeof userEvent.setup>, 'click'>;

const section = async () => within(await screen.findByRole('region', { name: /^Linked stores/ }));
const noSection = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /^Linked stores/ })).toBeNull());

async function confirmUnlink(user: User) {
  const list = await section();
  await user.click(await list.findByRole('button', { name: `Unlink ${name}` }));
  const asked = within(await screen.findByRole('alertdialog', { name: unlinkTitle(name) }));
  await expect(asked.getByText(linkedStoreMessages.unlinkHelp)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Unlink' }));
  return list;
}

export const List = meta.story({
  ...inWorld('linked-stores'),
  play: async () => {
    const list = await section();
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.store.href('card-collectors'),
    );
    await expect(list.getAllByRole('link')).toHaveLength(3);
    await expect(list.getByText(linkedStoreMessages.notPublished)).toBeVisible();
    await expect(list.getByText(linkedStoreMessages.links.paused)).toBeVisible();
  },
});

export const Paused = meta.story({
  ...inWorld('seller-link-paused'),
  play: async () => {
    await (await section()).findByText(linkedStoreMessages.links.paused);
  },
});

export const Confirm = meta.story({
  ...inWorld('linked-stores'),
  play: async ({ userEvent: user }) => {
    const list = await section();
    await user.click(await list.findByRole('button', { name: `Unlink ${name}` }));
    await screen.findByRole('alertdialog', { name: unlinkTitle(name) });
  },
});

export const Unlink = meta.story({
  ...inWorld('owner'),
  play: async ({ userEvent: user }) => {
    await confirmUnlink(user);
    const toast = await screen.findByText(linkedStoreMessages.unlinked);
    await waitFor(() => expect(toast).toBeVisible());
    await noSection();
  },
});

export const NoneLinked = meta.story({
  ...inWorld('seller-unlinked'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Editor' })).toBeEnabled());
    await noSection();
  },
});

export const NotAdministrator = meta.story({
  ...inWorld('linked-stores-forbidden'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Editor' })).toBeEnabled());
    await noSection();
  },
});

export const UnlinkedElsewhere = meta.story({
  ...inWorld('unlink-elsewhere'),
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.notLinked);
    await waitFor(() => expect(list.queryByRole('listitem')).toBeNull());
  },
});

export const RightTaken = meta.story({
  ...inWorld('unlink-right-taken'),
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.notAllowed);
    await expect(list.getByRole('button', { name: `Unlink ${name}` })).toBeEnabled();
  },
});

export const SessionEnded = meta.story({
  ...inWorld('unlink-session-ends'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.signInRequired);
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const AnswerLost = meta.story({
  ...inWorld('unlink-answer-lost'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.notLinked);
    await waitFor(() => expect(list.queryByRole('listitem')).toBeNull());
  },
});

export const StillLinked = meta.story({
  ...inWorld('unlink-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.stillLinked);
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const NotKnown = meta.story({
  ...inWorld('unlink-cut-off'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ userEvent: user }) => {
    const list = await confirmUnlink(user);
    await list.findByText(linkedStoreMessages.notUnlinked.unanswered);
    await user.click(await list.findByRole('button', { name: 'Try again' }));
    await list.findByText(linkedStoreMessages.notUnlinked.unanswered);
  },
});

export const Unreachable = meta.story({
  ...inWorld('linked-stores-unreachable'),
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    await screen.findByText(linkedStoreMessages.notRead.unreachable);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Editor' })).toBeEnabled());
  },
});
