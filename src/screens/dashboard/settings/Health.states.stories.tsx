import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { healthMessages, severityTexts } from '#content/messages/dashboard/health';
import { findingsText, healthCountMessages } from '#content/messages/dashboard/health-count';
import { startMessages } from '#content/messages/dashboard/start-here';
import { configLoadMessages } from '#content/messages/dashboard/config';
import { healthName } from '#content/panels';
import type { ConfigPatch } from '#domain/bot-config/config';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { paths } from '#domain/paths';
import type { Panel } from '#domain/permissions/panels';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import type { NoticeFailure } from '#domain/servers/server-notices';
import { readerAt } from '#machines/charts/reader.fixtures';
import { webhook } from '#machines/dashboard/server-notices/server-notices.fixtures';
import {
  ServerNoticesContext,
  serverNoticesMachine,
} from '#machines/dashboard/server-notices/server-notices.machine';
import { channelId, roleId } from '#mocks/dashboard/guild';
import preview from '../../../../.storybook/preview';
import { NoticesFailure } from '../health/HealthStatus';
import { guild, limitedGuild, timedOutGuild, unreadGuild, weakGuild } from './fields/guild.fixture';
import { loadRest } from './load-rest';
import { pictureTime } from './story-dashboard.fixture';
import { guildAt } from './story-guild.fixture';
import { editAt, ownServer, type Picture, StoryPage } from './story-page.fixture';

/** What the bot cannot do in a server (product.md §9.23). */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
    await import('../health/Health');
  },
  title: 'Screens/Server settings/Health',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const clientId = '845201933120405999';
/** The usual configuration names one role that was deleted. */
const repaired: ConfigPatch = { GuildRoleLost: '' };

const still = (picture: Partial<Picture>) => ({
  render: () => (
    <StoryPage edit={editAt({ ready: 'clean' })} tab="health" clientId={clientId} {...picture} />
  ),
});
/** The story of a server with the roles and channels `resources`. */
const of = (resources: GuildResources, picture: Partial<Picture> = {}) =>
  still({ resources, guildResources: guildAt({ shown: 'fresh' }, resources), ...picture });

const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const lines = () => screen.getAllByRole('listitem').filter((line) => line.querySelector('h4'));
const lineOf = (setting: string) => {
  const line = lines().find((each) => within(each).queryByRole('link', { name: setting }));
  if (!line) throw new Error(`No line has the setting ${setting}`);
  return within(line);
};

export const OneThing = meta.story({
  ...of(guild),
  play: async ({ step }) => {
    await heading(findingsText(1));
    await expect(screen.getByText(/Checked 5 minutes ago/)).toBeVisible();
    await expect(screen.getByRole('heading', { name: severityTexts.fails })).toBeVisible();
    await step('the menu counts it', async () => {
      const link = await menu().findByRole('link', { name: `${healthName} ${findingsText(1)}` });
      await expect(link).toHaveAttribute('aria-current', 'page');
    });
    await step('its button leads to the setting, which has the focus', async () => {
      await userEvent.click(lineOf('Lost role').getByRole('link', { name: healthMessages.choose }));
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Lost role' })).toHaveFocus(),
      );
    });
  },
});

export const CheckedBefore = meta.story({
  ...of(guild, {
    guildResources: guildAt({ shown: 'fresh' }, guild, {
      at: new Date(pictureTime - 3 * 3_600_000).toISOString(),
      by: null,
      fails: 2,
      limited: 0,
    }),
  }),
  play: async () => {
    await heading(findingsText(1));
    const before = /The check before, 3 hours ago by the bot: 2 things failed for members\./;
    await expect(screen.getByText(before)).toBeVisible();
  },
});

export const UnknownEmoji = meta.story({
  ...of(guild, {
    edit: editAt(
      { ready: 'clean' },
      { base: { ...repaired, reactions: ['👍', '<:gone:845201933120405999>'] } },
    ),
  }),
  play: async () => {
    await screen.findByRole('heading', { name: severityTexts.limited });
    const line = lineOf('Post reactions');
    await expect(line.getByText(/The server has no emoji :gone:\./)).toBeVisible();
    await expect(line.getByRole('link', { name: healthMessages.choose })).toBeVisible();
  },
});

export const PicturesThatDoNotLoad = meta.story({
  ...of(guild, {
    edit: editAt(
      { ready: 'clean' },
      {
        base: {
          ...repaired,
          EmbedImage: 'https://pictures.invalid/gone.png',
          EmbedThumbnail: 'https://pictures.invalid/gone.png',
        },
      },
    ),
  }),
  parameters: { consoleErrors: ['Failed to load resource: net::'] },
  play: async ({ step }) => {
    await step('they are no fault of the bot, and not counted', async () => {
      await screen.findByRole('heading', { name: healthMessages.pictures });
      await heading(healthMessages.healthy);
      const line = lineOf('Embed image');
      await expect(line.getByText(/^pictures\.invalid did not return a picture/)).toBeVisible();
      await expect(line.getByRole('link', { name: healthMessages.choose })).toBeVisible();
    });
    await step('one that is ignored is not listed', async () => {
      await userEvent.click(
        lineOf('Embed image').getByRole('button', { name: healthMessages.ignore }),
      );
      await expect(await heading(healthMessages.healthy)).toHaveFocus();
      await expect(screen.getByRole('link', { name: 'Embed thumbnail' })).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Embed image' })).toBeNull();
      await expect(screen.getByRole('button', { name: 'Show ignored (1)' })).toBeVisible();
    });
  },
});

const noticesAt = (failure: NoticeFailure) => (
  <ServerNoticesContext.Provider
    options={{
      input: { serverId: ownServer.id },
      snapshot: readerAt(
        serverNoticesMachine,
        { shown: 'fresh' },
        {
          request: { serverId: ownServer.id },
          value: { webhook: { ...webhook, failure, failedAt: webhook.setAt } },
        },
      ),
    }}
  >
    <NoticesFailure serverId={ownServer.id} onOpen={() => {}} />
  </ServerNoticesContext.Provider>
);

export const WebhookForNoticesIsGone = meta.story({
  ...of(guild, { healthNotices: noticesAt('gone') }),
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: healthMessages.notices });
    await expect(screen.getByText(/Discord no longer knows this webhook/)).toBeVisible();
    await expect(screen.getByRole('link', { name: healthMessages.openNotices })).toHaveAttribute(
      'href',
      paths.dashboard.href(ownServer.id, 'editors'),
    );
  },
});

export const NoticesAreSentLater = meta.story({
  ...of(guild, { healthNotices: noticesAt('limited') }),
  play: async () => {
    await heading(findingsText(1));
    await expect(screen.queryByText(healthMessages.notices)).toBeNull();
  },
});

export const Healthy = meta.story({
  ...of(guild, { edit: editAt({ ready: 'clean' }, { base: repaired }) }),
  play: async () => {
    await heading(healthMessages.healthy);
    await expect(menu().getByRole('link', { name: healthName })).toBeVisible();
    await expect(screen.queryByRole('button', { name: healthMessages.ignore })).toBeNull();
  },
});

export const LowRoleAndDenials = meta.story({
  ...of(limitedGuild, {
    edit: editAt(
      { ready: 'clean' },
      { base: { roleId: roleId('VIP'), ROIChannel: channelId('suggestions') } },
    ),
  }),
  play: async ({ step }) => {
    await screen.findByRole('heading', { name: severityTexts.limited });
    await step('a role above the bot is moved in Discord', async () => {
      const line = lineOf('Member role');
      await expect(line.getByText(/move the bot's role above it/)).toBeVisible();
      await expect(line.getByRole('link', { name: healthMessages.openDiscord })).toHaveAttribute(
        'href',
        `https://discord.com/channels/${ownServer.id}`,
      );
    });
    await step('a permission that a channel denies is copied', async () => {
      const line = lineOf('Ticket panel channel');
      await expect(line.getByText(/#open-a-ticket.* denies the bot the Embed Links/)).toBeVisible();
      await expect(line.getByRole('button', { name: 'Copy “Embed Links”' })).toBeVisible();
    });
    await step('channels of another type are chosen again', async () => {
      await expect(
        lineOf('ROI channel').getByRole('link', { name: healthMessages.choose }),
      ).toBeVisible();
    });
  },
});

export const MissingInTheWholeServer = meta.story({
  ...of(weakGuild),
  play: async () => {
    const links = await screen.findAllByRole('link', { name: healthMessages.repairInvite });
    const url = new URL(links[0]?.getAttribute('href') ?? '');
    await expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize');
    await expect(url.searchParams.get('guild_id')).toBe(ownServer.id);
    await expect(url.searchParams.get('client_id')).toBe(clientId);
  },
});

export const MissingWithoutAnInvite = meta.story({
  ...of(weakGuild, { clientId: null }),
  play: async () => {
    await screen.findByRole('button', { name: 'Copy “Manage Roles”' });
    await expect(screen.queryByRole('link', { name: healthMessages.repairInvite })).toBeNull();
  },
});

export const TimedOut = meta.story({
  ...of(timedOutGuild),
  play: async () => {
    await heading(findingsText(2));
    await expect(screen.getByText(healthMessages.timedOut)).toBeVisible();
  },
});

export const RightsUnread = meta.story({
  ...of(unreadGuild),
  play: async () => {
    await heading(findingsText(0));
    await expect(screen.getByText(healthMessages.unread)).toBeVisible();
  },
});

export const NotInServer = meta.story({
  ...of(noGuildResources, {
    guildResources: guildAt({ failed: 'botNotInServer' }, null),
  }),
  play: async () => {
    await heading(healthCountMessages.notInServer);
    await expect(screen.getByRole('link', { name: healthMessages.invite })).toHaveAttribute(
      'target',
      '_blank',
    );
    await menu().findByRole('link', { name: `${healthName} ${findingsText(1)}` });
  },
});

export const NotInServerWithoutAnInvite = meta.story({
  ...of(noGuildResources, {
    guildResources: guildAt({ failed: 'botNotInServer' }, null),
    clientId: null,
  }),
  play: async () => {
    await heading(healthCountMessages.notInServer);
    await expect(screen.getByText(new RegExp(healthMessages.inviteYourself))).toBeVisible();
    await expect(screen.queryByRole('link', { name: healthMessages.invite })).toBeNull();
  },
});

export const Unreachable = meta.story({
  ...of(noGuildResources, { guildResources: guildAt({ failed: 'unreachable' }, null) }),
  play: async () => {
    await heading(healthMessages.unreachable);
    await expect(screen.getByRole('button', { name: healthMessages.check })).toBeVisible();
  },
});

export const NotCheckedAgain = meta.story({
  ...of(guild, { guildResources: guildAt({ shown: { stale: 'unreachable' } }) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(healthMessages.notChecked)).toBeVisible());
    await heading(findingsText(1));
  },
});

export const Loading = meta.story({
  ...of(noGuildResources, { guildResources: guildAt('loading', null) }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: healthMessages.loading })).toBeVisible();
  },
});

export const SettingsCannotBeRead = meta.story({
  ...of(guild, { edit: editAt({ failed: 'unreachable' }) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(configLoadMessages.unreachable)).toBeVisible());
  },
});

export const Ignored = meta.story({
  ...of(guild),
  play: async ({ step }) => {
    await step('an ignored line is gone, and the heading has the focus', async () => {
      await userEvent.click(await screen.findByRole('button', { name: healthMessages.ignore }));
      await expect(await heading(healthMessages.allIgnored)).toHaveFocus();
      await expect(menu().getByRole('link', { name: healthName })).toBeVisible();
    });
    await step('it can be shown, and listed again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show ignored (1)' }));
      await userEvent.click(screen.getByRole('button', { name: healthMessages.unignore }));
      await expect(await heading(findingsText(1))).toHaveFocus();
    });
  },
});

export const ChangedButNotSaved = meta.story({
  ...of(guild, { edit: editAt({ ready: 'dirty' }, { draft: repaired }) }),
  play: async () => {
    await heading(findingsText(1));
    await expect(lineOf('Lost role').getByText(healthMessages.unsaved)).toBeVisible();
  },
});

const server = { ...ownServer, role: 'Member' } as const;

function holder(...allowedPanels: Panel[]): Editor {
  const given = { serverId: server.id, serverName: server.name, role: 'support', allowedPanels };
  return { ...visitor, serverPermissions: [given] };
}

export const EditorOfChannels = meta.story({
  ...of(weakGuild, { server, editor: holder('channels') }),
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByText(new RegExp(healthMessages.onlyOwn))).toBeVisible());
    await step('settings of other panels are not there', async () => {
      await expect(screen.queryByRole('link', { name: 'Member role' })).toBeNull();
    });
    await step('an invite for their settings alone would take permissions away', async () => {
      await expect(screen.queryByRole('link', { name: healthMessages.repairInvite })).toBeNull();
    });
  },
});

export const NoRight = meta.story({
  ...of(guild, { server, editor: holder('points') }),
  play: async () => {
    await heading(healthMessages.noRights);
    await expect(menu().queryByRole('link', { name: healthName })).toBeNull();
  },
});

export const Demo = meta.story({
  ...of(guild, { server: demoServer, ignored: null }),
  play: async () => {
    await heading(healthMessages.demo);
    await expect(menu().queryByRole('link', { name: healthName })).toBeNull();
  },
});

export const OnTheChecklist = meta.story({
  ...of(guild, { tab: 'start', start: { mark: 'open', sent: [] } }),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: startMessages.title });
    const link = await screen.findByRole('link', {
      name: `${findingsText(1)} ${healthCountMessages.seeWhy}`,
    });
    await userEvent.click(link);
    await heading(findingsText(1));
  },
});

export const Phone = meta.story({
  ...of(limitedGuild),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});
