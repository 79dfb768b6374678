import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BotLook } from '#domain/bot-config/bot-look';
import type { ConfigValue } from '#domain/bot-config/config';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { decodeShare } from '#domain/message/share-link';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { startingConfig } from '#mocks/dashboard/configs';
import { guilds } from '#mocks/dashboard/servers';
import preview from '../../../../../.storybook/preview';
import { picture, pictures } from '../../../designer/preview/preview-story.fixture';
import { loadRest } from '../load-rest';
import { editAt } from '../story-page.fixture';
import { guild } from './guild.fixture';
import { SettingField, type SettingFieldProps } from './SettingField';

const config = startingConfig(guilds.resellHeaven.id);

const look: BotLook = {
  color: '#9b87f5',
  icon: picture(64, 64),
  thumbnail: picture(160, 160, 200),
  image: picture(640, 240),
  welcomeImage: picture(640, 160, 120),
  website: 'https://resell-heaven.example',
};

const edited = editAt(
  { ready: 'dirty' },
  {
    draft: {
      EmbedColor: look.color,
      EmbedIcon: look.icon,
      EmbedThumbnail: look.thumbnail,
      EmbedImage: look.image,
      WelcomeEmbedImage: look.welcomeImage,
      websiteLink: look.website,
    },
  },
);

function setting(key: ConfigKey, value: ConfigValue = config[key]) {
  return { field: fieldOf(key), value };
}

function Live(args: SettingFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <ConfigEditContext.Provider
      options={{ input: { userId: null, serverId: guilds.resellHeaven.id }, snapshot: edited }}
    >
      <SettingField {...args} value={value} onChange={setValue} />
    </ConfigEditContext.Provider>
  );
}

const meta = preview.meta({
  title: 'Screens/Server settings/Live result',
  beforeEach: async ({ msw }) => {
    msw.use(...pictures);
    await loadRest();
  },
  component: SettingField,
  render: (args) => <Live {...args} />,
  args: {
    ...setting('CancellationEmbed'),
    resources: guild,
    problem: null,
    isChanged: false,
    isMarked: false,
    onChange: fn(),
    onRevert: fn(),
  },
});

export const Ticket = meta.story({
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'Preview of Cancellation ticket message' });
    const shown = within(region);
    await step("shows the message with the server's color, pictures and website", async () => {
      const embed = await shown.findByRole('group', { name: 'Embed' });
      await expect(embed).toHaveStyle({ borderInlineStartColor: 'rgb(155, 135, 245)' });
      await expect(shown.getByRole('img', { name: 'Embed thumbnail' })).toBeVisible();
      await expect(shown.getByRole('img', { name: 'Embed image' })).toHaveAttribute(
        'src',
        look.image,
      );
      await expect(shown.getByText('Your bot')).toBeVisible();
    });
    await step('the link opens the same message in the designer', async () => {
      const link = canvas.getByRole('link', { name: 'Open in designer' });
      const share = new URL(link.getAttribute('href') ?? '', location.href).searchParams.get(
        'share',
      );
      const opened = await decodeShare(share ?? '', () => 'new');
      await expect(opened).toMatchObject({
        ok: true,
        value: {
          embeds: [
            {
              color: look.color,
              url: look.website,
              footer: { text: 'Resell Heaven', icon_url: look.icon },
              image: { url: look.image },
            },
          ],
        },
      });
    });
  },
});

export const Welcome = meta.story({
  args: setting('WhopWelcomeEmbed'),
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('region', { name: 'Preview of Whop welcome message' }));
    await waitFor(() => expect(shown.getByText('#introductions')).toBeVisible());
    await expect(shown.getByRole('img', { name: 'Embed image' })).toHaveAttribute(
      'src',
      look.welcomeImage,
    );
  },
});

export const NamesUnknown = meta.story({
  args: {
    ...setting('WhopWelcomeEmbed', { description: 'Hi', channels: ['123456789012345678'] }),
    resources: noGuildResources,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('#123456789012345678')).toBeVisible());
  },
});

export const DirectMessage = meta.story({
  args: setting('SubscriptionCancellationEmbed', {
    description: 'Your plan has **ended**. Ask <@&1> or come back: <https://resell-heaven.example>',
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ended', { selector: 'strong' })).toBeVisible());
  },
});

/** A message that has only pictures counts as empty. */
export const Blank = meta.story({
  args: setting('SubscriptionCancellationEmbed', { description: '' }),
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('Nothing to show yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open in designer' })).toBeNull();
    await step('appears with the first word', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }));
      await userEvent.paste('See you');
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Open in designer' })).toBeVisible(),
      );
      await waitFor(() =>
        expect(canvas.getByText('See you', { selector: '[aria-label^=Preview] *' })).toBeVisible(),
      );
    });
  },
});
