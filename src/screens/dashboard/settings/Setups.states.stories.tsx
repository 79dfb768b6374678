import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { configLoadMessages, settingsMessages } from '#content/messages/dashboard/config';
import { healthMessages } from '#content/messages/dashboard/health';
import { viewAsMessages } from '#content/messages/dashboard/rights';
import { findingsText, healthCountMessages } from '#content/messages/dashboard/health-count';
import { foundText, setupMessages } from '#content/messages/dashboard/setups';
import { startMessages, startStates, startTexts } from '#content/messages/dashboard/start-here';
import type { ConfigPatch } from '#domain/bot-config/config';
import { searchSetups } from '#domain/bot-config/search';
import { sectionOfSetup, setupRows, setups } from '#domain/bot-config/setups';
import type { Panel } from '#domain/permissions/panels';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import { channelId } from '#mocks/dashboard/guild';
import preview from '../../../../.storybook/preview';
import { limitedGuild } from './fields/guild.fixture';
import { loadRest } from './load-rest';
import { guildAt } from './story-guild.fixture';
import { editAt, ownServer, type Picture, saveAt, StoryPage } from './story-page.fixture';

/** The settings of one feature, whatever tabs they are on (product.md §9.27). */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
    await import('../setup/SetupPage');
  },
  title: 'Screens/Server settings/Set-ups',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const tickets = sectionOfSetup('tickets');
const repaired: ConfigPatch = { GuildRoleLost: '' };
const unsent = { mark: 'open', sent: [] } as const;

const still = (picture: Partial<Picture>) => ({
  render: () => (
    <StoryPage edit={editAt({ ready: 'clean' })} tab={tickets} start={unsent} {...picture} />
  ),
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = (name: string) => screen.findByRole('heading', { level: 2, name });
const menu = () => within(screen.getByRole('navigation', { name: setupMessages.heading }));
const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const panelChannel = () => screen.findByRole('combobox', { name: 'Ticket panel channel' });
const server = { ...ownServer, role: 'Member' } as const;

function holder(...allowedPanels: Panel[]): Editor {
  const given = { serverId: server.id, serverName: server.name, role: 'support', allowedPanels };
  return { ...visitor, serverPermissions: [given] };
}

export const Tickets = meta.story({
  ...still({ edit: editAt({ ready: 'clean' }, { base: repaired }) }),
  play: async ({ step }) => {
    await title(setupRows.tickets.title);
    await expect(screen.getByText(setupRows.tickets.help)).toBeVisible();
    await step('the menu lists all set-ups, and marks the open one', async () => {
      await expect(
        menu()
          .getAllByRole('link')
          .map((link) => link.ariaLabel),
      ).toEqual(setups.map((setup) => setupRows[setup].title));
      const link = menu().getByRole('link', { name: setupRows.tickets.title });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(tabs().queryByRole('link', { current: 'page' })).toBeNull();
    });
    await step('settings of several tabs are in order', async () => {
      await panelChannel();
      const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      const groups = setupRows.tickets.groups.map(({ name }) => name);
      await expect(headings.filter((text) => groups.some((name) => name === text))).toEqual(groups);
      await panelChannel();
      await screen.findByRole('group', { name: 'Cancellation ticket message' });
      await screen.findByRole('region', { name: 'Preview of Cancellation ticket message' });
    });
    await step('nothing is missing', async () => {
      await part(healthMessages.healthy);
    });
    await step('the test message is the one of the checklist', async () => {
      const test = screen.getByRole('region', { name: setupMessages.test });
      const link = within(test).getByRole('link', { name: /^Send a test message/ });
      await expect(link).toHaveTextContent(startTexts.testMessage.todo);
      await expect(link.getAttribute('href')).toMatch(/^\/embeds\?share=[\w-]+$/);
    });
  },
});

export const SameDraftOnTheTab = meta.story({
  ...still({}),
  play: async ({ step }) => {
    await step('a change on the set-up', async () => {
      await userEvent.click(await screen.findByRole('switch', { name: 'Ticket for new members' }));
      await expect(await screen.findByText(/^1 unsaved change/)).toBeVisible();
    });
    await step('is the change on the tab', async () => {
      await userEvent.click(tabs().getByRole('link', { name: 'Advanced' }));
      await title('Advanced');
      await expect(
        screen.getByRole('switch', { name: 'Ticket for new members' }),
      ).not.toBeChecked();
      const undo = { name: 'Undo change to Ticket for new members' };
      await userEvent.click(await screen.findByRole('button', undo));
    });
    await step('and undone there, it is undone on the set-up', async () => {
      const main = within(screen.getByRole('main'));
      await userEvent.click(main.getByRole('link', { name: setupRows.onboarding.title }));
      await title(setupRows.onboarding.title);
      await expect(
        await screen.findByRole('switch', { name: 'Ticket for new members' }),
      ).toBeChecked();
      await waitFor(() => expect(screen.queryByText(/^1 unsaved change/)).toBeNull());
    });
  },
});

export const ChangesStayOnThePage = meta.story({
  ...still({ edit: editAt({ ready: 'dirty' }, { draft: { TicketChannelSend: '12' } }) }),
  play: async ({ step }) => {
    await step('the problem is at the row of the set-up, too', async () => {
      await waitFor(async () =>
        expect(await panelChannel()).toHaveAccessibleDescription(/17 to 20 digits/),
      );
    });
    await step('the bar leads to it without leaving', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Show problem' }));
      await waitFor(async () => expect(await panelChannel()).toHaveFocus());
      await title(setupRows.tickets.title);
    });
  },
});

export const OpenedByALink = meta.story({
  ...still({ focusKey: 'TicketChannelSend' }),
  play: async () => {
    await waitFor(async () => expect(await panelChannel()).toHaveFocus());
    await expect(document.getElementById('TicketChannelSend')).toHaveAttribute('data-marked');
  },
});

export const WhatTheBotLacks = meta.story({
  ...still({ resources: limitedGuild, guildResources: guildAt({ shown: 'fresh' }, limitedGuild) }),
  play: async ({ step }) => {
    await part(findingsText(4));
    await step('lines of other features are not there', async () => {
      await expect(screen.queryByRole('link', { name: 'Member role' })).toBeNull();
    });
    await step('a line leads to the setting on this page', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Ticket panel channel' }));
      await waitFor(async () => expect(await panelChannel()).toHaveFocus());
      await title(setupRows.tickets.title);
    });
  },
});

export const BotNotInServer = meta.story({
  ...still({ guildResources: guildAt({ failed: 'botNotInServer' }, null) }),
  play: async () => {
    await part(healthCountMessages.notInServer);
    await panelChannel();
  },
});

export const OfOtherPanels = meta.story({
  ...still({ server, editor: holder('channels'), tab: sectionOfSetup('cancellations') }),
  play: async ({ step }) => {
    await title(setupRows.cancellations.title);
    await step('what the viewer may change is there', async () => {
      await screen.findByRole('combobox', { name: 'Cancellation ticket category' });
    });
    await step('the rest says who can give access, without its value', async () => {
      await expect(document.getElementById('CancellationEmbed')).toHaveTextContent(
        /for access to Embeds\./,
      );
      await expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
    });
  },
});

function LosesChannels() {
  const [editor, setEditor] = useState(holder('advanced', 'channels'));
  return (
    <StoryPage
      edit={editAt({ ready: 'dirty' }, { draft: { TicketChannelSend: channelId('general') } })}
      tab={tickets}
      server={server}
      editor={editor}
      rightsNews={
        <button type="button" onClick={() => setEditor(holder('advanced'))}>
          Take Channels
        </button>
      }
    />
  );
}

export const RightRemoved = meta.story({
  render: () => <LosesChannels />,
  play: async () => {
    await panelChannel();
    await userEvent.click(screen.getByRole('button', { name: 'Take Channels' }));
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Ticket panel channel' })).toBeNull(),
    );
    await expect(screen.getAllByText(/for access to Channels\./)[0]).toBeVisible();
    // The draft is kept, and the bar says that it cannot be saved.
    await expect(screen.getByText(/^1 unsaved change/)).toBeVisible();
  },
});

const clash = {
  key: 'TicketChannelSend',
  base: channelId('general'),
  theirs: channelId('feedback'),
  yours: channelId('success'),
} as const;

export const Conflicted = meta.story({
  ...still({
    edit: editAt('conflicted', {
      draft: { TicketChannelSend: clash.yours },
      base: { TicketChannelSend: clash.theirs },
      conflicts: [clash],
    }),
    save: saveAt({ failed: 'conflict' }),
  }),
  play: async ({ step }) => {
    const name = { name: settingsMessages.conflictTitle };
    const dialog = within(await screen.findByRole('dialog', name));
    const values = () => within(dialog.getByRole('radiogroup', { name: 'Ticket panel channel' }));
    const apply = () => dialog.getByRole('button', { name: 'Apply choices' });
    await step('it names the setting and the three values', async () => {
      await expect(values().getByRole('radio', { name: 'Original value' })).toBeEnabled();
      await expect(
        values().getByRole('radio', { name: 'Their value' }),
      ).toHaveAccessibleDescription(/feedback/);
      await expect(apply()).toBeDisabled();
    });
    await step('the chosen value is at the row of the set-up', async () => {
      await userEvent.click(values().getByRole('radio', { name: 'Their value' }));
      await userEvent.click(apply());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await title(setupRows.tickets.title);
      await waitFor(async () => expect(await panelChannel()).toHaveDisplayValue(/feedback/));
    });
  },
});

const onStop = fn();

export const ViewedAsAnEditor = meta.story({
  ...still({ server, editor: holder('channels'), viewedAs: { name: 'Priya Raman', onStop } }),
  play: async ({ step }) => {
    await title(setupRows.tickets.title);
    await step('the set-up has what the editor may change, and nothing is saved', async () => {
      await panelChannel();
      await expect(screen.getAllByText(/for access to Advanced\./)[0]).toBeVisible();
      await expect(screen.getByText(viewAsMessages.title('Priya Raman'))).toBeVisible();
      await expect(screen.getByText(viewAsMessages.noSaving)).toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
    await step('it stops with a press', async () => {
      const stop = screen.getByRole('button', { name: 'Stop viewing' });
      await expect(stop).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onStop).toHaveBeenCalledOnce();
    });
  },
});

export const InDiscord = meta.story({
  ...still({ tab: sectionOfSetup('onboarding') }),
  play: async () => {
    await part(setupMessages.inDiscord);
    await expect(screen.getByRole('link', { name: '/onboarding setup' })).toHaveAttribute(
      'href',
      '/docs/admin-commands#onboarding',
    );
  },
});

export const TestMessageSent = meta.story({
  ...still({
    start: { mark: 'open', sent: [{ guildId: ownServer.id, channelId: channelId('general') }] },
  }),
  play: async () => {
    const test = await screen.findByRole('region', { name: setupMessages.test });
    await expect(within(test).getByRole('link')).toHaveTextContent(startStates.done);
  },
});

export const FoundBySearch = meta.story({
  ...still({ tab: 'points' }),
  play: async ({ step }) => {
    const found = searchSetups('set up tickets', setups);
    await userEvent.type(screen.getByLabelText('Search settings...'), 'set up tickets');
    await expect(await screen.findByText(foundText(found))).toBeVisible();
    await step('Enter opens it', async () => {
      await userEvent.keyboard('{Enter}');
      await title(setupRows.tickets.title);
    });
  },
});

export const Phone = meta.story({
  ...still({ resources: limitedGuild, guildResources: guildAt({ shown: 'fresh' }, limitedGuild) }),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});

export const Demo = meta.story({
  ...still({ server: demoServer, start: undefined, ignored: null, isSignedIn: false }),
  play: async () => {
    await title(setupRows.tickets.title);
    await panelChannel();
    await expect(screen.queryByRole('region', { name: setupMessages.test })).toBeNull();
    await expect(screen.queryByRole('button', { name: healthMessages.check })).toBeNull();
  },
});

export const SessionEnded = meta.story({
  ...still({ isSignedIn: false, hasSessionEnded: true }),
  play: async () => {
    await panelChannel();
  },
});

export const NoRight = meta.story({
  ...still({ server, editor: holder('points'), tab: tickets }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(startMessages.noRights)).toBeVisible());
    await expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.ariaLabel),
    ).toEqual([setupRows.points.title]);
  },
});

export const Loading = meta.story({
  ...still({ edit: editAt('loading') }),
  play: async () => {
    await title(setupRows.tickets.title);
    await expect(await screen.findByRole('status', { name: 'Loading settings' })).toBeVisible();
  },
});

export const CannotBeRead = meta.story({
  ...still({ edit: editAt({ failed: 'unreachable' }) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(configLoadMessages.unreachable)).toBeVisible());
  },
});

const fold = () =>
  screen.getByRole('heading', { name: setupMessages.forExperts }).closest('details');
const isOpen = () => fold()?.open;

export const ExpertsFolded = meta.story({
  ...still({ tab: 'points' }),
  play: async ({ step }) => {
    await title('Points');
    await expect(isOpen()).toBe(false);
    await step('it opens with a press', async () => {
      await userEvent.click(screen.getByRole('heading', { name: setupMessages.forExperts }));
      await waitFor(() => expect(isOpen()).toBe(true));
      await expect(
        await screen.findByRole('textbox', { name: 'Success points when off' }),
      ).toBeVisible();
    });
  },
});

export const ExpertOpenedByALink = meta.story({
  ...still({ tab: 'points', focusKey: 'videoPointsWhenDisabled' }),
  play: async ({ step }) => {
    const field = () => screen.findByRole('textbox', { name: 'Video points when off' });
    await waitFor(async () => expect(await field()).toHaveFocus());
    await step('closed by hand, the same link opens it again', async () => {
      await userEvent.click(screen.getByRole('heading', { name: setupMessages.forExperts }));
      await waitFor(() => expect(isOpen()).toBe(false));
      await userEvent.type(screen.getByLabelText('Search settings...'), 'video points when off');
      await screen.findByRole('option', { name: /Video points when off/ });
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await field()).toHaveFocus());
    });
  },
});

export const ExpertChanged = meta.story({
  ...still({
    tab: 'points',
    edit: editAt({ ready: 'dirty' }, { draft: { successPointsWhenDisabled: 3 } }),
  }),
  play: async () => {
    await title('Points');
    await expect(isOpen()).toBe(true);
  },
});

export const ExpertWithAProblem = meta.story({
  ...still({
    tab: 'points',
    edit: editAt({ ready: 'clean' }, { base: { successPointsWhenDisabled: 'ten' } }),
  }),
  play: async () => {
    await title('Points');
    await expect(isOpen()).toBe(true);
  },
});

export const ExpertThatTheBotCannotDo = meta.story({
  ...still({
    tab: 'channels',
    edit: editAt({ ready: 'clean' }, { base: { TicketChannelSend2: '845201933120409999' } }),
  }),
  play: async () => {
    await title('Channels');
    await waitFor(() => expect(isOpen()).toBe(true));
  },
});
