import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sameValue } from '#domain/same-value';
import type { ConfigValue } from '#domain/bot-config/config';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { roleFields } from '#domain/bot-config/fields/roles';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { checkValue } from '#domain/bot-config/parse';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { startingConfig } from '#mocks/dashboard/configs';
import { channelId, roleId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import { answered } from '../../../../../.storybook/console-errors';
import preview from '../../../../../.storybook/preview';
import { focusSetting } from './focus-setting';
import { guild } from './guild.fixture';
import { SettingField, type SettingFieldProps } from './SettingField';
import { loadRest } from '../load-rest';
import { editAt } from '../story-page.fixture';

const config = startingConfig(guilds.resellHeaven.id);
const deleted = '123456789012345678';

function setting(key: ConfigKey, value: ConfigValue = config[key]) {
  return { field: fieldOf(key), value };
}

function Live(args: SettingFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SettingField
      {...args}
      value={value}
      problem={args.problem ?? checkValue(args.field, value)}
      isChanged={args.isChanged || !sameValue(value, args.value)}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
      onRevert={() => {
        setValue(args.value);
        args.onRevert();
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Setting field',
  beforeEach: async () => {
    await loadRest();
  },
  component: SettingField,
  decorators: [
    (Story) => (
      <ConfigEditContext.Provider
        options={{
          input: { userId: null, serverId: guilds.resellHeaven.id },
          snapshot: editAt({ ready: 'clean' }),
        }}
      >
        <Story />
      </ConfigEditContext.Provider>
    ),
  ],
  render: (args) => <Live {...args} />,
  args: {
    ...setting('SuccessPoints'),
    resources: guild,
    problem: null,
    isChanged: false,
    isMarked: false,
    onChange: fn(),
    onRevert: fn(),
  },
});

const listClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Text = meta.story({
  args: setting('webhookSuccessName'),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Watermark webhook name' });
    await expect(input).toHaveAccessibleDescription(args.field.help);
    await userEvent.type(input, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('Resell Heaven Wins!');
  },
});

export const Snowflake = meta.story({
  args: setting('TargetGuild'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Target server ID' });
    await step('invalid text is reported', async () => {
      await userEvent.type(input, '42');
      await expect(input).toHaveAccessibleDescription(/Enter an ID of 17 to 20 digits\./);
      await userEvent.clear(input);
    });
    await step('a pasted mention becomes its id', async () => {
      await userEvent.click(input);
      await userEvent.paste(`<@${deleted}>`);
      await expect(args.onChange).toHaveBeenLastCalledWith(deleted);
      await expect(input).toBeValid();
    });
  },
});

export const Role = meta.story({
  args: setting('adminRoleID'),
  play: async ({ args, canvas, userEvent, step }) => {
    const picker = () => canvas.getByRole('combobox', { name: 'Admin role' });
    await step('shows the name', async () => {
      await expect(picker()).toHaveValue('Admin');
      await expect(picker()).toHaveAccessibleDescription(args.field.help);
    });
    await step('renders its list on focus', async () => {
      await userEvent.click(picker());
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await listClosed();
    });
    const input = picker();
    await step('another is picked by name', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'head mod');
      await userEvent.click(await screen.findByRole('option', { name: 'Head Moderator' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(roleId('Head Moderator'));
      await listClosed();
    });
    await step('an id the guild does not have is accepted and shown as unknown', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, `${deleted}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(deleted);
      await expect(input).toHaveValue('Unknown role 123…');
      await expect(input).toBeValid();
    });
    await step('a pasted mention is accepted at once', async () => {
      await userEvent.clear(input);
      await userEvent.paste(`<@&${roleId('Support')}>`);
      await expect(args.onChange).toHaveBeenLastCalledWith(roleId('Support'));
      await expect(input).toHaveValue('Support');
      await listClosed();
    });
    await step('a typed mention offers the role', async () => {
      await userEvent.clear(input);
      await userEvent.paste('<@&');
      await userEvent.keyboard(`${roleId('Owner')}>`);
      await waitFor(() => expect(screen.getByRole('option', { name: 'Owner' })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(roleId('Owner'));
      await expect(input).toHaveValue('Owner');
    });
    await step('it can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(input).toHaveValue('');
    });
  },
});

export const RoleUnset = meta.story({ args: setting('adminRoleID', '') });
export const RoleUnknown = meta.story({
  args: setting('adminRoleID', deleted),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Unknown role 123…');
  },
});
export const RoleWithoutResources = meta.story({
  args: { ...setting('adminRoleID', deleted), resources: noGuildResources },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Admin role' });
    await expect(input).toHaveValue(deleted);
    await expect(input).toHaveAccessibleDescription(/paste/i);
  },
});
export const RoleWithInvalidId = meta.story({
  args: setting('adminRoleID', 'admins'),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Admin role' });
    await expect(input).toHaveValue('admins');
    await expect(input).toBeInvalid();
  },
});

export const Roles = meta.story({
  args: setting('ShopSupportRoles'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Shop support roles' });
    await step('pick another one', async () => {
      await userEvent.type(input, 'owner');
      await userEvent.click(await screen.findByRole('option', { name: 'Owner' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        roleId('Support'),
        roleId('Moderator'),
        roleId('Owner'),
      ]);
    });
    await step('an id the guild does not have is accepted too', async () => {
      await userEvent.paste(deleted);
      await expect(canvas.getByRole('row', { name: /Unknown role 123…/ })).toBeVisible();
    });
    await step('one or two pasted mentions are accepted at once', async () => {
      await userEvent.paste(`<@&${roleId('Admin')}><@&${roleId('Head Moderator')}>`);
      await expect(canvas.getByRole('row', { name: /Admin/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Head Moderator/ })).toBeVisible();
      await expect(input).toHaveValue('');
      await userEvent.keyboard('{Backspace}{Backspace}');
    });
    await step('pasted lines stay separate', async () => {
      await userEvent.paste(`${roleId('Admin')}\nhead moderator`);
      await expect(canvas.getByRole('row', { name: /Admin/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Head Moderator/ })).toBeVisible();
      await userEvent.keyboard('{Backspace}{Backspace}');
    });
    await step('remove the last one', async () => {
      await userEvent.type(input, '{Backspace}');
      await expect(canvas.queryByRole('row', { name: /Unknown role/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await listClosed();
    });
  },
});
export const RolesWithoutResources = meta.story({
  args: { ...setting('ShopSupportRoles'), resources: noGuildResources },
});

export const Channel = meta.story({
  args: setting('suggestionChannel'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = () => canvas.getByRole('combobox', { name: 'Suggestion channel' });
    await step('lists channels by category, but no categories', async () => {
      await userEvent.click(input());
      await screen.findByRole('group', { name: 'Welcome' });
      await expect(screen.getAllByRole('option', { name: 'general' })).toHaveLength(1);
      await expect(screen.queryByRole('option', { name: 'Community' })).toBeNull();
    });
    await step('another is picked by keyboard', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'feedb');
      await screen.findByRole('option', { name: 'feedback' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(channelId('feedback'));
      await listClosed();
    });
  },
});
export const ChannelPasted = meta.story({
  args: setting('suggestionChannel', ''),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = () => canvas.getByRole('combobox', { name: 'Suggestion channel' });
    const feedback = channelId('feedback');
    for (const pasted of [
      ` ${feedback}\n`,
      `https://ptb.discord.com/channels/${deleted}/${feedback}/${deleted}`,
    ]) {
      await step(pasted, async () => {
        await userEvent.click(input());
        await screen.findByRole('listbox');
        await userEvent.clear(input());
        await userEvent.paste(pasted);
        await expect(args.onChange).toHaveBeenLastCalledWith(feedback);
        await expect(input()).toHaveValue('feedback');
        await listClosed();
        await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      });
    }
    await step('other text is a search', async () => {
      await userEvent.click(input());
      await userEvent.paste('feedb');
      // The list of the previous step may still be closing, so wait.
      await waitFor(() => expect(screen.getByRole('option', { name: 'feedback' })).toBeVisible());
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await userEvent.keyboard('{Escape}');
      await listClosed();
    });
  },
});
const twoChats = {
  ...guild,
  channels: [
    ...guild.channels,
    ...['Community', 'Staff'].map((parent, at) => ({
      id: `12345678901234567${at}`,
      name: 'chat',
      type: 'text' as const,
      parentId: guild.channels.find(({ name }) => name === parent)?.id ?? null,
      position: 90 + at,
    })),
  ],
};
export const ChannelOfASharedName = meta.story({
  args: { ...setting('suggestionChannel', ''), resources: twoChats },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = () => canvas.getByRole('combobox', { name: 'Suggestion channel' });
    await step('asks which one is meant', async () => {
      await userEvent.click(input());
      await screen.findByRole('listbox');
      await userEvent.type(input(), 'Chat{Enter}');
      await waitFor(() =>
        expect(
          canvas.getByText('Several channels are named “Chat”. Choose one from the list.'),
        ).toBeVisible(),
      );
      await expect(args.onChange).not.toHaveBeenCalledWith('123456789012345670');
      await listClosed();
    });
    await step('names the category of the chosen one', async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), 'chat (st');
      await userEvent.click(await screen.findByRole('option', { name: 'chat (Staff)' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('123456789012345671');
      await waitFor(() => expect(input()).toHaveValue('chat (Staff)'));
    });
  },
});
export const ChannelsOfASharedName = meta.story({
  args: {
    ...setting('typingPointsChannels', ['123456789012345670', 'chat']),
    resources: twoChats,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('chat (Community)')).toBeVisible());
    await expect(
      canvas.getByText('Several channels are named “chat”. Choose one from the list.'),
    ).toBeVisible();
  },
});
export const ChannelUnknown = meta.story({ args: setting('logsChannel', deleted) });
export const Channels = meta.story({ args: setting('typingPointsChannels') });
export const ManyChannels = meta.story({
  args: setting(
    'watermarkChannels',
    [...guild.channels.filter(({ type }) => type === 'text').map(({ id }) => id), deleted].slice(
      -14,
    ),
  ),
});
export const Category = meta.story({
  args: setting('ShopTicketCategory'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Shop ticket category' }));
    await screen.findByRole('option', { name: 'Onboarding' });
    await expect(screen.queryByRole('option', { name: 'general' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await listClosed();
  },
});

export const NumberOfPoints = meta.story({
  args: setting('SuccessPoints'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await step('help text and unit describe it', async () => {
      await expect(input).toHaveAccessibleDescription(new RegExp(args.field.help));
      await expect(input).toHaveAccessibleDescription(/points/);
    });
    await step('a click on the label focuses it', async () => {
      await userEvent.click(
        canvas.getByText('Success points', { selector: '[role=presentation]' }),
      );
      await expect(input).toHaveFocus();
    });
    await step('reports the number, and null if empty', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, '40');
      await expect(args.onChange).toHaveBeenLastCalledWith(40);
    });
  },
});
export const Percentage = meta.story({ args: setting('WatermarkOpacity') });
export const PercentageOutOfBounds = meta.story({
  args: setting('WatermarkOpacity', 250),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Watermark opacity' });
    await step('an invalid stored value is shown with the bounds', async () => {
      await expect(input).toHaveValue('250');
      await expect(input).toHaveAccessibleDescription(/Enter a whole number from 0 to 100\./);
      await userEvent.click(input);
      await userEvent.tab();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a valid value has no problem', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '50%');
      await expect(args.onChange).toHaveBeenLastCalledWith(50);
      await expect(input).toBeValid();
      await expect(input).toHaveAccessibleDescription(/This will be saved as 50\./);
    });
  },
});
export const InvalidNumber = meta.story({
  args: setting('SuccessPoints'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Success points' });
    await step('an invalid number is kept and reported', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1.000');
      await userEvent.tab();
      await expect(input).toHaveValue('1.000');
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(
        /This could mean 1 or 1,000\. Enter it without the period\./,
      );
    });
    await step('1e9 is a billion', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1e9');
      await expect(args.onChange).toHaveBeenLastCalledWith(1_000_000_000);
      await expect(input).toBeValid();
    });
  },
});
export const NumberKeptAsText = meta.story({
  args: setting('BountyAwardPoints'),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bounty award points' });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '75');
    await expect(args.onChange).toHaveBeenLastCalledWith('75');
  },
});

export const SwitchedOn = meta.story({
  args: setting('successPointEnabled', true),
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Award success points' });
    await expect(toggle).toHaveAccessibleDescription(args.field.help);
    await userEvent.click(
      canvas.getByText('Award success points', { selector: '[role=presentation]' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});
export const SwitchedOff = meta.story({ args: setting('successPointEnabled', false) });

export const Color = meta.story({ args: setting('EmbedColor') });
export const Address = meta.story({
  args: setting('websiteLink'),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open Website link' });
    await expect(link).toHaveAttribute('href', 'https://resell-heaven.example/');
    const input = canvas.getByRole('textbox', { name: 'Website link' });
    await userEvent.clear(input);
    await userEvent.paste('javascript:alert(1)');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(input).toBeInvalid();
  },
});
export const Emoji = meta.story({ args: setting('GIVEAWAY_EMOJI') });
export const SeveralEmoji = meta.story({
  args: setting('reactions', []),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Post reactions' });
    await step('adjacent emoji are split, including custom ones', async () => {
      await userEvent.click(input);
      await userEvent.paste(`👍🏽🇦🇹<:yes:${deleted}>🎉`);
      await expect(args.onChange).toHaveBeenLastCalledWith(['👍🏽', '🇦🇹', `<:yes:${deleted}>`, '🎉']);
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
    });
    await step('also when they are typed', async () => {
      await userEvent.type(input, '🔥✅{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        '👍🏽',
        '🇦🇹',
        `<:yes:${deleted}>`,
        '🎉',
        '🔥',
        '✅',
      ]);
      await expect(input).toHaveValue('');
      await expect(input).toBeValid();
    });
  },
});
export const Words = meta.story({
  args: setting('scrambled_words'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Scramble words' }),
      'retail, flip{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'restock',
      'arbitrage',
      'storefront',
      'membership',
      'cashback',
      'retail',
      'flip',
    ]);
  },
});
export const WordsUnset = meta.story({ args: setting('scrambled_words', []) });

const picture = 'https://cdn.resell-heaven.example/welcome.svg';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#6f4cff"/><circle cx="320" cy="120" r="80" fill="#fff"/></svg>';

export const Image = meta.story({
  args: setting('WelcomeEmbedImage', picture),
  beforeEach({ msw }) {
    msw.use(
      http.get(picture, () =>
        HttpResponse.text(svg, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Preview of Welcome image' });
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    await waitFor(() => expect(image.naturalWidth).toBe(640));
  },
});
export const ImageUnset = meta.story({
  args: setting('WelcomeEmbedImage', ''),
  beforeEach({ msw }) {
    msw.use(
      http.get(picture, () =>
        HttpResponse.text(svg, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Welcome image' });
    await step('requests no partial URL', async () => {
      await userEvent.type(input, 'https:');
      await expect(canvas.queryByRole('img')).toBeNull();
      await userEvent.clear(input);
    });
    await step('shows a pasted image at once', async () => {
      await userEvent.click(input);
      await userEvent.paste(picture);
      await expect(canvas.getByRole('img')).toHaveAttribute('src', picture);
    });
    await step('uses only http and https URLs as source', async () => {
      await userEvent.clear(input);
      await userEvent.paste('data:image/svg+xml,<svg/>');
      await userEvent.tab();
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
});
export const ImageBroken = meta.story({
  parameters: { consoleErrors: [answered(404)] },
  args: setting('WelcomeEmbedImage', 'https://cdn.resell-heaven.example/gone.png'),
  beforeEach({ msw }) {
    msw.use(
      http.get('https://cdn.resell-heaven.example/gone.png', () =>
        HttpResponse.text('Not found', { status: 404 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Image could not be loaded')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Schedule = meta.story({
  args: setting('scrambleCronSchedule'),
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Scramble schedule' });
    await step('is described in words, with the next three runs', async () => {
      await waitFor(() => expect(canvas.getByText('Every 5 hours')).toBeVisible());
      const next = await canvas.findByText(/^Next runs in your time zone: .+( · |, ).+( · |, ).+/);
      await expect(next).toBeVisible();
      await expect(input).toHaveAccessibleDescription(/Every 5 hours/);
    });
    await step('a preset replaces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Presets' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Every hour' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('0 * * * *');
      await expect(canvas.getByText('Every hour')).toBeVisible();
    });
    await step('an invalid schedule is reported without a description', async () => {
      await userEvent.type(input, ' *');
      await expect(input).toHaveAccessibleDescription(/Enter five parts/);
      await expect(canvas.queryByText(/^Next runs in your time zone/)).toBeNull();
    });
    await step('an empty one has no description', async () => {
      await userEvent.clear(input);
      await expect(canvas.getByText('Not scheduled')).toBeVisible();
    });
    await step('a part out of range is named', async () => {
      await userEvent.paste('60 * * * *');
      await expect(input).toHaveAccessibleDescription(/The minute is 60\. Use 0 to 59\./);
    });
  },
});
export const ScheduleWithoutRuns = meta.story({
  args: setting('scrambleCronSchedule', '0 0 31 2 *'),
});

export const ChannelPairs = meta.story({
  args: setting('channelPairs'),
  play: async ({ args, canvas, userEvent, step }) => {
    const from = (pair: number) => canvas.getByRole('combobox', { name: `From, pair ${pair}` });
    const to = (pair: number) => canvas.getByRole('combobox', { name: `To, pair ${pair}` });
    const monitor = { from: channelId('amazon-monitor'), to: channelId('tool-deals') };
    const general = { from: channelId('class-action'), to: channelId('general') };

    await step('is a group with a name and a description', async () => {
      const group = canvas.getByRole('group', { name: 'Mirrored channels' });
      await expect(group).toHaveAccessibleDescription(args.field.help);
    });
    await step('a new row takes the focus and changes nothing yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add pair' }));
      await waitFor(() => expect(from(3)).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('an incomplete row is kept, and reported on blur', async () => {
      await userEvent.paste(channelId('rules'));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        monitor,
        general,
        { from: channelId('rules'), to: '' },
      ]);
      await expect(to(3)).toBeValid();
      await userEvent.click(canvas.getByText(args.field.help));
      await expect(to(3)).toHaveAccessibleDescription(/Fill in the second part of this row/);
    });
    await step('a channel is not copied to itself', async () => {
      await userEvent.click(to(3));
      await userEvent.paste(channelId('rules'));
      await expect(to(3)).toHaveAccessibleDescription('Choose two different channels.');
    });
    await step('after a removal the next row has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove pair 1' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove pair 1' })).toHaveFocus(),
      );
      await expect(from(1)).toHaveValue('class-action');
      await expect(from(2)).toHaveValue('rules');
    });
    await step('after the last, "Add" has it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove pair 1' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add pair' })).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
    await step('an undo brings the rows back', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Undo change to Mirrored channels' }),
      );
      await expect(from(1)).toHaveValue('amazon-monitor');
      await expect(to(2)).toHaveValue('general');
    });
  },
});
export const ChannelPairsUnset = meta.story({ args: setting('channelPairs', []) });

export const ThreadPoints = meta.story({
  args: setting('ThreadPoints'),
  play: async ({ args, canvas, userEvent, step }) => {
    const channel = (row: number) =>
      canvas.getByRole('combobox', { name: `Channel or thread, row ${row}` });
    const points = (row: number) => canvas.getByRole('textbox', { name: `Points, row ${row}` });
    const twitter = channelId('success-twitter');

    await step('points can be typed before their channel is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
      await waitFor(() => expect(channel(2)).toHaveFocus());
      await userEvent.type(points(2), '8');
      await expect(args.onChange).toHaveBeenLastCalledWith({ [twitter]: 5, '': 8 });
      await userEvent.click(points(1));
      await expect(channel(2)).toHaveAccessibleDescription(/Fill in the first part of this row/);
    });
    await step('a duplicate channel is reported and keeps its points', async () => {
      await userEvent.click(channel(2));
      await userEvent.paste(twitter);
      await expect(channel(2)).toHaveAccessibleDescription(/Another row has the same value/);
      await expect(points(1)).toHaveValue('5');
      await expect(points(2)).toHaveValue('8');
    });
    await step('an id of an unknown thread is valid', async () => {
      await userEvent.clear(channel(2));
      await userEvent.paste(deleted);
      await expect(channel(2)).toHaveValue('Unknown channel 123…');
      await expect(args.onChange).toHaveBeenLastCalledWith({ [twitter]: 5, [deleted]: 8 });
    });
  },
});

export const KeywordRelays = meta.story({
  args: setting('relayConfig'),
  play: async ({ args, canvas, userEvent, step }) => {
    const keyword = (row: number) => canvas.getByRole('textbox', { name: `Keyword, row ${row}` });
    const channel = (row: number) => canvas.getByRole('combobox', { name: `Channel, row ${row}` });
    const known = { restock: channelId('amazon-monitor'), flight: channelId('travel-deals') };

    await step('a row keeps its position while its keyword is typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add keyword' }));
      await waitFor(() => expect(keyword(3)).toHaveFocus());
      await userEvent.keyboard('1 day sale');
      await expect(keyword(3)).toHaveValue('1 day sale');
      await userEvent.click(channel(3));
      await userEvent.paste('tool-deals');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...known,
        '1 day sale': channelId('tool-deals'),
      });
    });
    await step('a duplicate keyword is reported and replaces no other row', async () => {
      await userEvent.clear(keyword(3));
      await userEvent.paste('Restock');
      await expect(keyword(3)).toHaveAccessibleDescription(/Another row has the same value/);
      await expect(channel(1)).toHaveValue('amazon-monitor');
      await expect(channel(3)).toHaveValue('tool-deals');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...known,
        '': channelId('tool-deals'),
      });
    });
    await step('typing on makes it valid', async () => {
      await userEvent.type(keyword(3), 's');
      await expect(keyword(3)).toBeValid();
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...known,
        Restocks: channelId('tool-deals'),
      });
    });
  },
});

export const ManyKeywordRelays = meta.story({
  args: setting(
    'relayConfig',
    Object.fromEntries(
      Array.from({ length: 60 }, (_, row) => [`keyword ${row + 1}`, channelId('tool-deals')]),
    ),
  ),
});

export const TicketMessage = meta.story({
  args: setting('CancellationEmbed'),
  play: async ({ args, canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: 'Preview of Cancellation ticket message' });
    const shown = within(region);
    await step('the preview follows the typing and formats markup', async () => {
      const title = canvas.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.paste('**Goodbye**');
      await waitFor(() => expect(shown.getByText('Goodbye', { selector: 'strong' })).toBeVisible());
    });
    await step('add and fill a field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add field' }));
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Field 2 name' })).toHaveFocus(),
      );
      await userEvent.keyboard('Refunds');
      await userEvent.click(canvas.getByRole('textbox', { name: 'Field 2 value' }));
      await userEvent.paste('within 14 days');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Show field 2 inline' }));
      await waitFor(() => expect(shown.getByText('Refunds')).toBeVisible());
      await waitFor(() => expect(shown.getByText('within 14 days')).toBeVisible());
    });
    await step('remove it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove field 1' }));
      await expect(canvas.getByRole('textbox', { name: 'Field 1 name' })).toHaveValue('Refunds');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        title: '**Goodbye**',
        description: 'Tell us what we could have done better and a moderator will be with you.',
        footerText: 'Resell Heaven',
        timestamp: true,
        fields: [{ name: 'Refunds', value: 'within 14 days', inline: true }],
      });
    });
    await step('the switch hides the time', async () => {
      await expect(region.querySelector('time')).toHaveTextContent(/^Today at /);
      await userEvent.click(canvas.getByRole('switch', { name: 'Show when it was sent' }));
      await waitFor(() => expect(region.querySelector('time')).toBeNull());
      await expect(shown.getByText('Resell Heaven')).toBeVisible();
    });
  },
});

const wordy = 'Your plan runs until the end of the month, and nothing is lost. ';

export const TicketMessageUnset = meta.story({
  args: setting('PaymentFailedEmbed', {
    title: '',
    description: '',
    footerText: '',
    timestamp: false,
    fields: [],
  }),
});
export const TicketMessageNearItsLimits = meta.story({
  args: setting('CancellationEmbed', {
    title: 'x'.repeat(250),
    description: `${wordy.repeat(60)}\n\n- first\n- second`,
    footerText: '',
    timestamp: false,
    fields: [
      { name: 'Plan', value: 'Sports Picks', inline: true },
      { name: 'Since', value: 'March', inline: true },
      { name: 'Price', value: '$49', inline: true },
      { name: 'Left', value: '12 days', inline: true },
      { name: 'What happens now', value: wordy, inline: false },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      '250 of 256 characters',
    );
  },
});
export const TicketMessageTooLong = meta.story({
  args: setting('CancellationEmbed', {
    title: 'Sorry to see you go',
    description: 'Come back any time!',
    footerText: '',
    timestamp: false,
    fields: [{ name: 'x'.repeat(300), value: 'y', inline: false }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Field 1 name' })).toHaveAccessibleDescription(
      'Shorten this to 256 characters; it has 300.',
    );
  },
});
export const WelcomeMessage = meta.story({
  args: setting('WhopWelcomeEmbed'),
  play: async ({ canvas, userEvent }) => {
    const shown = within(canvas.getByRole('region', { name: 'Preview of Whop welcome message' }));
    await waitFor(() => expect(shown.getByText('#start-here')).toBeVisible());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Channels to visit' }));
    await userEvent.paste(deleted);
    await waitFor(() => expect(shown.getByText('#unknown')).toBeVisible());
  },
});
export const DescriptionOnlyMessage = meta.story({
  args: setting('SubscriptionCancellationEmbed'),
});

export const Changed = meta.story({
  args: { ...setting('SuccessTwitterPoints'), isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Changed')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo change to Success points for X' }),
    );
    await expect(args.onRevert).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Success points for X' })).toHaveFocus();
  },
});
export const ChangedSwitch = meta.story({
  args: { ...setting('scrambled_enabled'), isChanged: true },
});
export const Marked = meta.story({
  args: { ...setting('SuccessPoints'), isMarked: true },
  play: async ({ canvas }) => {
    focusSetting('SuccessPoints');
    await expect(canvas.getByRole('textbox', { name: 'Success points' })).toHaveFocus();
  },
});
export const MarkedGroup = meta.story({
  args: { ...setting('relayConfig'), isMarked: true },
  play: async ({ canvas }) => {
    focusSetting('relayConfig');
    await expect(canvas.getByRole('textbox', { name: 'Keyword, row 1' })).toHaveFocus();
  },
});
export const WithProblem = meta.story({
  args: { ...setting('websiteLink', 'resell-heaven.example'), isChanged: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Website link' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a URL that starts with https:/);
  },
});
export const GroupWithTooManyRows = meta.story({
  args: {
    ...setting('channelPairs'),
    problem: { kind: 'tooMany', path: '', limit: 100, count: 101 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Mirrored channels' }),
    ).toHaveAccessibleDescription(/Keep at most 100 entries; there are 101\./);
  },
});
export const LongValues = meta.story({
  args: {
    ...setting(
      'watermarkRelayLink',
      `https://resell-heaven.example/wins/${'a-rather-long-path-'.repeat(12)}?utm_source=discord`,
    ),
    isChanged: true,
  },
});
export const LongLabel = meta.story({
  args: {
    field: {
      ...roleFields[0],
      label: 'The role whose members may use every one of the admin commands in this server',
      help: `${roleFields[0].help} ${wordy.repeat(3)}`,
    },
    value: roleId('Admin'),
    isChanged: true,
  },
});
export const EveryKind = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '52rem' }}>
      {overview.map((key) => (
        <Live
          key={key}
          {...setting(key)}
          resources={guild}
          problem={null}
          isChanged={key === 'SuccessPoints' || key === 'SuccessDM' || key === 'relayConfig'}
          isMarked={false}
          onChange={fn()}
          onRevert={fn()}
        />
      ))}
    </div>
  ),
});

const overview = [
  'SuccessPoints',
  'SuccessDM',
  'successPointEnabled',
  'WatermarkOpacity',
  'adminRoleID',
  'GuildRoleLost',
  'ShopSupportRoles',
  'logsChannel',
  'typingPointsChannels',
  'ShopTicketCategory',
  'channelPairs',
  'relayConfig',
  'ThreadPoints',
  'scrambleCronSchedule',
  'scrambled_words',
  'EmbedColor',
  'EmbedImage',
  'websiteLink',
  'GIVEAWAY_EMOJI',
  'reactions',
  'guildId',
  'webhookSuccessName',
  'BountyAwardPoints',
  'SubscriptionCancellationEmbed',
  'WhopWelcomeEmbed',
  'CancellationEmbed',
] as const satisfies readonly ConfigKey[];
