import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { configMessages, proposedText, settingsMessages } from '#content/messages/dashboard/config';
import { proposalMessages } from '#content/messages/dashboard/config-proposal';
import { paths } from '#domain/paths';
import { channelId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { ServerSettings } from './ServerSettings';
import { loadRest } from './load-rest';

/** The import of a configuration with the app's wiring, in mock worlds. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Import/Wired',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const { id: serverId } = guilds.cardCollectors;
const owner = worldStory({ world: 'owner', at: paths.dashboard.href(serverId, 'points') });

export const CopiesAServer = meta.story({
  ...owner.annotations,
  play: async ({ canvas, step }) => {
    const { store } = owner.backend();
    const saves = store.revisionsOf(serverId).length;
    await canvas.findByRole('textbox', { name: 'Success points' });
    await userEvent.click(canvas.getByRole('button', { name: settingsMessages.moreActions }));
    await userEvent.click(await screen.findByRole('menuitem', { name: proposalMessages.copying }));
    const form = within(await screen.findByRole('dialog', { name: proposalMessages.serverTitle }));
    await step('choose the server', async () => {
      const field = await form.findByRole('combobox', { name: proposalMessages.serverLabel });
      await userEvent.click(field);
      await userEvent.paste('Resell Heaven');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(form.getByRole('button', { name: 'Read its settings' }));
    });
    await step('choose the log channel, which has another name here', async () => {
      const field = await form.findByRole('combobox', { name: /bot-log/ });
      await userEvent.click(field);
      await userEvent.paste('audit-log');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(form.getByRole('button', { name: 'Show changes' }));
    });
    await step('put the changes into the form', async () => {
      const apply = await form.findByRole('button', { name: /^Change \d+ settings$/ });
      const count = Number(/\d+/.exec(apply.textContent)?.[0]);
      await userEvent.click(apply);
      await waitFor(() => expect(toast()).toHaveTextContent(proposedText(count)));
      await expect(canvas.getByRole('textbox', { name: 'Success points' })).toHaveValue('25');
      await expect(store.configOf(serverId).config.SuccessPoints).toBeNull();
    });
    await step('save them as one revision', async () => {
      const [save] = await canvas.findAllByRole('button', { name: 'Save' });
      if (save) await userEvent.click(save);
      await waitFor(() => expect(toast()).toHaveTextContent(configMessages.saved));
      const { config } = store.configOf(serverId);
      await expect([config.SuccessPoints, config.logsChannel, config.guildId]).toEqual([
        25,
        channelId('bot-log', serverId),
        serverId,
      ]);
      await expect(store.revisionsOf(serverId)).toHaveLength(saves + 1);
    });
  },
});

const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
