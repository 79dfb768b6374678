import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ConfigValue } from '#domain/bot-config/config';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { channelId, roleId } from '#mocks/dashboard/guild';
import preview from '../../../../../.storybook/preview';
import { limited } from '../../guild/limits';
import { LimitedContext } from '#screens/dashboard/guild/guild-options';
import { loadRest } from '../load-rest';
import { guild, limitedGuild, unreadGuild } from './guild.fixture';
import { SettingField, type SettingFieldProps } from './SettingField';

const deleted = '123456789012345678';

function setting(key: ConfigKey, value: ConfigValue) {
  return { field: fieldOf(key), value };
}

function Live(args: SettingFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <LimitedContext value={limited}>
      <SettingField {...args} value={value} onChange={setValue} />
    </LimitedContext>
  );
}

const meta = preview.meta({
  title: 'Screens/Server settings/Bot limits',
  beforeEach: async () => {
    await loadRest();
  },
  component: SettingField,
  render: (args) => <Live {...args} />,
  args: {
    ...setting('roleId', ''),
    resources: limitedGuild,
    problem: null,
    isChanged: false,
    isMarked: false,
    onChange: fn(),
    onRevert: fn(),
  },
});

/** Finds the field and asserts the end of its description. A limit is only a warning, so the field stays valid. */
async function expectLimit(input: HTMLElement, text: RegExp) {
  await expect(input).toHaveAccessibleDescription(text);
  await expect(input).toBeValid();
}

export const RoleAboveTheBot = meta.story({
  args: setting('roleId', roleId('VIP')),
  play: async ({ canvas, userEvent, step }) => {
    const input = () => canvas.getByRole('combobox', { name: 'Member role' });
    await expectLimit(input(), /not below the bot's highest role/);
    await step('marks the roles in the list', async () => {
      await userEvent.click(input());
      const above = await screen.findByRole('option', { name: 'Moderator' });
      await waitFor(() => expect(above).toHaveAccessibleDescription('Role is above the bot'));
      const managed = screen.getByRole('option', { name: 'Server Booster' });
      await expect(managed).toHaveAccessibleDescription('Managed by an integration');
      const everyone = screen.getByRole('option', { name: '@everyone' });
      await expect(everyone).toHaveAccessibleDescription('Every member has this role');
      await expect(screen.getByRole('option', { name: 'Trial' })).not.toHaveAttribute(
        'aria-describedby',
      );
    });
    await step('says nothing about a role that the bot can give', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Trial' }));
      await waitFor(() => expect(input()).toHaveValue('Trial'));
      await expect(input()).toHaveAccessibleDescription(fieldOf('roleId').help);
    });
    await step('says it again for a marked role', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'owner{Enter}');
      await expectLimit(input(), /not below the bot's highest role/);
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const RoleManaged = meta.story({
  args: setting('RemoveRoleAfter', roleId('Server Booster')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /managed by an integration/);
  },
});

export const RoleForEveryone = meta.story({
  args: setting('roleId', '845201933120405504'),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /Every member has this role/);
  },
});

export const RoleDeleted = meta.story({
  args: setting('adminRoleID', deleted),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /The server has no role with this ID\./);
  },
});

/**
 * The bot only checks which members have this role. It does not assign the role, so the position of the role does not
 * matter.
 */
export const RoleOnlyNamed = meta.story({
  args: setting('adminRoleID', roleId('Admin')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      fieldOf('adminRoleID').help,
    );
  },
});

export const ChannelHidden = meta.story({
  args: setting('logsChannel', channelId('bot-log')),
  play: async ({ canvas, userEvent }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot view this channel/);
    await userEvent.click(canvas.getByRole('combobox'));
    const quiet = await screen.findByRole('option', { name: 'success' });
    await waitFor(() => expect(quiet).toHaveAccessibleDescription('Bot cannot send messages'));
    await userEvent.keyboard('{Escape}');
  },
});

export const ChannelWithoutSending = meta.story({
  args: setting('SuccessEmbedsChannel', channelId('success')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot send messages in this channel/);
  },
});

export const ChannelWithoutEmbeds = meta.story({
  args: setting('TicketChannelSend', channelId('open-a-ticket')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot embed links in this channel/);
  },
});

export const ChannelDeleted = meta.story({
  args: setting('FeedbackChannel', deleted),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /or it may be a thread\./);
  },
});

export const ChannelOfAnotherKind = meta.story({
  args: setting('FeedbackChannel', channelId('clips')),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expectLimit(input, /to a forum or media channel, only to a post in it/);
    await expect(input).toHaveValue('clips');
    await userEvent.click(input);
    const voice = await screen.findByRole('option', { name: 'Lounge' });
    await waitFor(() => expect(voice).toHaveAccessibleDescription('Bot cannot connect'));
    await expect(screen.getByRole('option', { name: 'Live picks' })).not.toHaveAttribute(
      'aria-describedby',
    );
    await userEvent.keyboard('{Escape}');
  },
});

export const TranscriptsWithoutFiles = meta.story({
  args: setting('transcriptChannel', channelId('transcripts')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot attach files in this channel/);
  },
});

export const CategoryWithoutNewChannels = meta.story({
  args: setting('OnboardingTicketCategory', channelId('Onboarding')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot create channels in this category/);
  },
});

export const CategoryHidden = meta.story({
  args: setting('CancellationTicketCategory', channelId('Cancellations')),
  play: async ({ canvas }) => {
    await expectLimit(canvas.getByRole('combobox'), /cannot view this category/);
  },
});

export const SeveralChannels = meta.story({
  args: setting('postChannelIDs', [
    channelId('giveaways 🎉'),
    channelId('general'),
    channelId('introductions'),
    channelId('bot-log'),
    deleted,
  ]),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Post channels' });
    await expectLimit(
      input,
      /giveaways 🎉: Bot cannot add reactions introductions: Bot cannot read message history bot-log: Bot cannot view it Unknown channel 123…: Not in this server/,
    );
  },
});

export const MirroredChannels = meta.story({
  args: setting('channelPairs', [
    { from: channelId('success'), to: channelId('success') },
    { from: channelId('bot-log'), to: channelId('general') },
  ]),
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.findByRole('combobox', { name });
    await expectLimit(await at('To, pair 1'), /cannot send messages/);
    await expect(await at('From, pair 1')).not.toHaveAccessibleDescription();
    await expectLimit(await at('From, pair 2'), /cannot view this channel/);
    await expect(await at('To, pair 2')).not.toHaveAccessibleDescription();
  },
});

/**
 * The setting accepts threads, which are not in the server's list of channels. An unknown id may be a thread, so it is
 * not reported as deleted.
 */
export const PointsOfAThread = meta.story({
  args: setting('ThreadPoints', { [deleted]: 5 }),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Channel or thread, row 1' });
    await expect(input).not.toHaveAccessibleDescription();
  },
});

export const NoLimits = meta.story({
  args: { ...setting('logsChannel', channelId('bot-log')), resources: guild },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      fieldOf('logsChannel').help,
    );
  },
});

/** If the bot's rights are unknown, no option is marked. The tab shows a single notice instead. */
export const RightsUnknown = meta.story({
  args: { ...setting('roleId', roleId('Owner')), resources: unreadGuild },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription(fieldOf('roleId').help);
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: 'Owner' })).not.toHaveAttribute(
      'aria-describedby',
    );
    await userEvent.keyboard('{Escape}');
  },
});
