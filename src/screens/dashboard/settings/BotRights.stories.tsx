import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { botLimitMessages } from '#content/messages/dashboard/bot-limits';
import { limitedGuild, unreadGuild } from './fields/guild.fixture';
import { loadRest } from './load-rest';
import { ServerSettings } from './ServerSettings';
import { editAt, type Picture, StoryPage } from './story-page.fixture';

/** The settings of a server in which the bot lacks some rights. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Bot rights',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const still = (picture: Picture) => ({ render: () => <StoryPage {...picture} /> });
const clean = editAt({ ready: 'clean' });

export const Unknown = meta.story({
  ...still({ edit: clean, tab: 'roles', resources: unreadGuild }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(botLimitMessages.unread)).toHaveLength(1);
    await expect(canvas.queryByText(/so the bot cannot/)).toBeNull();
  },
});

export const UnknownWhereNothingIsPicked = meta.story({
  ...still({ edit: clean, tab: 'points', resources: unreadGuild }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Success points' });
    await expect(canvas.queryByText(botLimitMessages.unread)).toBeNull();
  },
});

export const LimitedRoles = meta.story({
  ...still({ edit: clean, tab: 'roles', resources: limitedGuild }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(botLimitMessages.unread)).toBeNull();
  },
});

export const LimitedChannels = meta.story({
  ...still({ edit: clean, tab: 'channels', resources: limitedGuild }),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('combobox', { name: 'Bot log' });
    await expect(log).toHaveAccessibleDescription(/cannot view this channel/);
  },
});
