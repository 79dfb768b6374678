import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { configMessages, proposedText } from '#content/messages/dashboard/config';
import { proposalMessages } from '#content/messages/dashboard/config-proposal';
import { historyMessages } from '#content/messages/dashboard/history';
import { paths } from '#domain/paths';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
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

const owner = worldStory({ world: 'owner', at });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    const { store, realtime } = owner.backend();
    await step('edit a setting', async () => {
      const typing = await canvas.findByRole('textbox', { name: 'Typing points' });
      await userEvent.clear(typing);
      await userEvent.type(typing, '9');
      await userEvent.tab();
    });
    const history = await openHistory();
    await step("another user's save appears in the list", async () => {
      await waitFor(() => expect(realtime.joined()).toBe(2));
      store.saveConfig(serverId, { ...store.configOf(serverId).config, EmbedColor: '#123456' });
      const today = within(await history.findByRole('region', { name: 'Today' }));
      await expect(today.getByRole('listitem', { name: /^theo / })).toHaveTextContent(
        'Embed color',
      );
    });
    await step('a setting that was changed again is a conflict, and can be left', async () => {
      await clickUndoOf(history, /Success points20 points100 pointsRestore to here$/);
      const question = await askedAbout();
      await expect(question.getAllByRole('definition').map((each) => each.textContent)).toEqual([
        '100 points',
        '25 points',
        '20 points',
      ]);
      await userEvent.click(question.getByRole('button', { name: 'Leave it' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(savedIn(owner.backend())).toEqual({ SuccessPoints: 25, typingPoints: 1 });
    });
    await step('undone anyway, it neither discards nor saves the edit', async () => {
      await clickUndoOf(history, /Success points20 points100 pointsRestore to here$/);
      await userEvent.click((await askedAbout()).getByRole('button', { name: 'Undo anyway' }));
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.saved));
      await expect(savedIn(owner.backend())).toEqual({ SuccessPoints: 20, typingPoints: 1 });
    });
    await step('the undo is the newest revision, and can itself be undone', async () => {
      const today = within(history.getByRole('region', { name: 'Today' }));
      const entry = await today.findByRole('listitem', { name: /^mira\.resells / });
      await expect(entry).toHaveTextContent(/Success points25 points20 points$/);
      await expect(within(entry).getByRole('button', { name: 'Undo this change' })).toBeVisible();
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

const returning = worldStory({ world: 'owner', at });
export const GoesBack = meta.story({
  ...returning.annotations,
  play: async ({ canvas, step }) => {
    const { store } = returning.backend();
    const typing = await canvas.findByRole('textbox', { name: 'Typing points' });
    await userEvent.clear(typing);
    await userEvent.type(typing, '9');
    await userEvent.tab();
    const history = await openHistory();
    await step('a save shows what would change back', async () => {
      const entry = history
        .getAllByRole('listitem', { name: /^mira\.resells / })
        .find(({ textContent }) => textContent.includes('Success points20 points100 points'));
      const restore = within(entry ?? document.body).getByRole('button', {
        name: proposalMessages.restore,
      });
      await userEvent.click(restore);
      const changes = await goBackDialog();
      const list = await changes.findByRole('list', { name: proposalMessages.reviewTitle });
      await expect(list).toHaveTextContent(/Success points Points25 points100 points/);
      await expect(list).toHaveTextContent(/Typing points Points9 points1 point/);
      await expect(changes.getByText(proposalMessages.overUnsaved)).toBeVisible();
      await userEvent.click(changes.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByText(proposalMessages.overUnsaved)).toBeNull());
    });
    await step('a chosen time can be compared with the form, too', async () => {
      await userEvent.click(history.getByRole('button', { name: proposalMessages.goBack }));
      const form = await goBackDialog();
      await expect(form.getByRole('grid')).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: proposalMessages.showChanges }));
      await expect(await form.findByText(/^Settings as on /)).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: /^Change 1 setting/ }));
    });
    await step('the form has the values, and nothing is saved', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(toast()).toHaveTextContent(proposedText(1)));
      await expect(canvas.getByRole('textbox', { name: 'Typing points' })).toHaveValue('1');
      await expect(store.configOf(serverId).config.SuccessPoints).toBe(25);
    });
  },
});

async function goBackDialog() {
  const dialog = await screen.findByRole('dialog', { name: proposalMessages.momentTitle });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

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
