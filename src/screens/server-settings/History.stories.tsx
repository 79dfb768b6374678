import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { configMessages } from '#content/messages/config';
import { historyMessages } from '#content/messages/history';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/servers';
import { worldStory } from '../../app/world-story.fixture';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/** The history with the app's wiring, in mock worlds. Its states are in `History.states.stories.tsx`. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/History/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const { id: serverId } = guilds.resellHeaven;
const at = paths.dashboard.href(serverId, 'points');

const owner = worldStory({ world: 'owner', at, pending: 'save' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    await step('edit a setting', async () => {
      await openHistory();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'History' })).toHaveFocus());
      const typing = canvas.getByRole('textbox', { name: 'Typing points' });
      await userEvent.clear(typing);
      await userEvent.type(typing, '9');
      await userEvent.tab();
    });
    await step('an undo neither discards nor saves the edit', async () => {
      const history = await openHistory();
      const [undo = null] = history.getAllByRole('button', { name: 'Undo this change' });
      if (undo) await userEvent.click(undo);
      await waitFor(() =>
        expect(history.getByRole('button', { name: /Undoing\.\.\./ })).toBeVisible(),
      );
      owner.respond();
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.saved));
      await expect(savedIn(owner.backend())).toEqual({ SuccessPoints: 20, typingPoints: 1 });
    });
    await step('the undo is the newest revision, and can itself be undone', async () => {
      const history = within(screen.getByRole('dialog', { name: 'History' }));
      const today = within(await history.findByRole('region', { name: 'Today' }));
      await expect(today.getByRole('listitem', { name: /^mira\.resells / })).toHaveTextContent(
        /Success points25 points20 points$/,
      );
      await expect(today.getByRole('button', { name: 'Undo this change' })).toBeVisible();
      await expect(history.getByRole('status')).toHaveTextContent('Undone: Success points');
    });
    await step('the form shows the undone value and keeps the edit', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Success points' })).toHaveValue('20');
      await expect(canvas.getByRole('textbox', { name: 'Typing points' })).toHaveValue('9');
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    });
  },
});

const clash = worldStory({ world: 'owner', at });
export const Clash = meta.story({
  ...clash.annotations,
  play: async ({ step }) => {
    await step('a setting that was changed again is a conflict', async () => {
      const history = await openHistory();
      await clickUndoOf(history, /Success points20 points100 points$/);
      const question = await askedAbout();
      await expect(question.getAllByRole('definition').map((each) => each.textContent)).toEqual([
        '100 points',
        '25 points',
        '20 points',
      ]);
      await userEvent.click(question.getByRole('button', { name: 'Leave it' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(savedIn(clash.backend()).SuccessPoints).toBe(25);
    });
    await step('undo it anyway', async () => {
      const history = within(screen.getByRole('dialog', { name: 'History' }));
      await clickUndoOf(history, /Success points20 points100 points$/);
      await userEvent.click((await askedAbout()).getByRole('button', { name: 'Undo anyway' }));
      await waitFor(() => expect(savedIn(clash.backend()).SuccessPoints).toBe(20));
      await waitFor(() => expect(history.getByRole('region', { name: 'Today' })).toBeVisible());
    });
  },
});

const watched = worldStory({ world: 'owner', at });
export const SavedByAnotherUser = meta.story({
  ...watched.annotations,
  play: async ({ step }) => {
    await step('load older revisions', async () => {
      const history = await openHistory();
      const before = history.getAllByRole('time').length;
      await userEvent.click(history.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(history.getAllByRole('time').length).toBeGreaterThan(before));
      await expect(history.queryByRole('button', { name: 'Load more' })).toBeNull();
    });
    await step("another user's save appears in the list", async () => {
      const { store, realtime } = watched.backend();
      await waitFor(() => expect(realtime.joined()).toBe(2));
      store.saveConfig(serverId, { ...store.configOf(serverId).config, SuccessPoints: 55 });
      const history = within(screen.getByRole('dialog', { name: 'History' }));
      const today = within(await history.findByRole('region', { name: 'Today' }));
      await expect(today.getByRole('listitem', { name: /^theo / })).toHaveTextContent(
        /Success points25 points55 points$/,
      );
    });
    await step('undo a single setting', async () => {
      const history = within(screen.getByRole('dialog', { name: 'History' }));
      const filter = history.getByRole('combobox', { name: 'Filter by setting' });
      await userEvent.type(filter, 'Embed color{Enter}');
      await waitFor(() => expect(history.getAllByRole('time')).toHaveLength(3));
      await userEvent.clear(filter);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(history.getAllByRole('time').length).toBeGreaterThan(20));
    });
  },
});

const refused = worldStory({ world: 'save-not-allowed', at });
export const UndoNotAllowed = meta.story({
  ...refused.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async () => {
    const history = await openHistory();
    await clickUndoOf(history, /Success points20 points25 points$/);
    await expect(await history.findByRole('alert')).toHaveTextContent(
      configMessages.notAllowedToSave,
    );
    await expect(savedIn(refused.backend()).SuccessPoints).toBe(25);
    await userEvent.click(history.getByRole('button', { name: 'Dismiss' }));
    await expect(history.queryByRole('alert')).toBeNull();
  },
});

const empty = worldStory({ world: 'history-empty', at });
export const Empty = meta.story({
  ...empty.annotations,
  play: async () => {
    await expect(
      await (await openHistory()).findByRole('heading', { name: historyMessages.empty }),
    ).toBeVisible();
  },
});

const forbidden = worldStory({ world: 'history-forbidden', at });
export const Forbidden = meta.story({
  ...forbidden.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async () => {
    const alert = await (await openHistory()).findByRole('alert');
    await expect(alert).toHaveTextContent(historyMessages.forbiddenHelp);
  },
});

const unreachable = worldStory({ world: 'history-unreachable', at });
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    const history = await openHistory();
    const alert = await history.findByRole('alert');
    await expect(alert).toHaveTextContent(historyMessages.unreachableHelp);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(history.getByRole('alert')).toBeVisible());
  },
});

async function openHistory() {
  await screen.findByRole('textbox', { name: 'Success points' });
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  await waitFor(() => expect(dialog).toBeVisible());
  const history = within(dialog);
  await waitFor(() => expect(history.queryByRole('list', { name: 'Loading' })).toBeNull());
  return history;
}

async function askedAbout() {
  const question = await screen.findByRole('alertdialog', { name: historyMessages.clashTitle });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** Undoes a revision. `change` must match the text of exactly one revision. */
async function clickUndoOf(history: ReturnType<typeof within>, change: RegExp) {
  const entry = history
    .getAllByRole('listitem', { name: /^mira\.resells / })
    .find((entry: HTMLElement) => change.test(entry.textContent));
  const undo = entry && within(entry).getByRole('button', { name: 'Undo this change' });
  if (!undo) throw new Error(`No revision changed ${change}`);
  await userEvent.click(undo);
}

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

function savedIn({ store }: MockBackend) {
  const { SuccessPoints, typingPoints } = store.configOf(serverId).config;
  return { SuccessPoints, typingPoints };
}
