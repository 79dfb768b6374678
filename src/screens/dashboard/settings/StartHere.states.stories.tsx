import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { configLoadMessages } from '#content/messages/dashboard/config';
import { startMessages, startStates, startTexts } from '#content/messages/dashboard/start-here';
import type { ConfigPatch } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { Panel } from '#domain/permissions/panels';
import { visitor, type Editor } from '#domain/permissions/roles';
import preview from '../../../../.storybook/preview';
import { loadRest } from './load-rest';
import { editAt, ownServer, type Picture, StoryPage } from './story-page.fixture';

const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
    await import('../start/StartHere');
  },
  title: 'Screens/Server settings/Start here',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const own = { guildId: ownServer.id, guildID: ownServer.id };
const fresh: ConfigPatch = { ...defaultConfig(), ...own };
const some: ConfigPatch = { adminRoleID: '845201933120405601', logsChannel: '845201933120405701' };
const all: ConfigPatch = {
  ...some,
  TicketChannelSend: '845201933120405702',
  successPointEnabled: true,
  SuccessPoints: 10,
};
const sentHere = [{ guildId: ownServer.id, channelId: '845201933120405703' }];

function editOf(values: ConfigPatch = {}, draft: ConfigPatch = {}) {
  const state = Object.keys(draft).length > 0 ? 'dirty' : 'clean';
  return editAt({ ready: state }, { base: { ...fresh, ...values }, draft });
}

const still = (picture: Partial<Picture>) => ({
  render: () => (
    <StoryPage edit={editOf()} tab={null} start={{ mark: null, sent: [] }} {...picture} />
  ),
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = () => screen.findByRole('region', { name: /done$|^Everything/ });
const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));

/** Returns the text of each step's row. */
async function rows() {
  return within(await steps())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

export const NothingDone = meta.story({
  ...still({}),
  play: async ({ step }) => {
    await step('the dashboard of a new server opens with the steps', async () => {
      await title(startMessages.title);
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: '0 of 5 done' })).toBeVisible(),
      );
      await expect(screen.getByRole('progressbar')).toHaveValue(0);
      await expect(await rows()).toEqual(
        Object.values(startTexts).map((texts) => `${texts.title}${startStates.todo}${texts.todo}`),
      );
      await expect(menu().getByRole('link', { name: startMessages.title })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    await step('the last step opens the designer with a message', async () => {
      const link = within(await steps()).getByRole('link', { name: /Send a test message/ });
      await expect(link.getAttribute('href')).toMatch(/^\/embeds\?share=[\w-]+$/);
    });
    await step('a step leads to its setting, which has the focus', async () => {
      await userEvent.click(
        within(await steps()).getByRole('link', { name: /Award points for success posts/ }),
      );
      await title('Points');
      await expect(screen.getByRole('switch', { name: 'Award success points' })).toHaveFocus();
    });
    await step('the menu leads back', async () => {
      await userEvent.click(menu().getByRole('link', { name: startMessages.title }));
      await title(startMessages.title);
    });
  },
});

export const SomeDone = meta.story({
  ...still({
    edit: editOf(some, { TicketChannelSend: '845201933120405702' }),
    start: { mark: 'open', sent: [] },
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 of 5 done' })).toBeVisible());
    const [role, log, tickets] = await rows();
    await expect(role).toBe(`${startTexts.adminRole.title}${startStates.done}`);
    await expect(log).toBe(`${startTexts.logChannel.title}${startStates.done}`);
    await expect(tickets).toBe(`${startTexts.tickets.title}${startStates.unsaved}`);
  },
});

export const AllDone = meta.story({
  ...still({ tab: 'start', edit: editOf(all), start: { mark: 'open', sent: sentHere } }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: startMessages.allDone })).toBeVisible(),
    );
    await expect(screen.getByRole('progressbar')).toHaveValue(5);
    await userEvent.click(screen.getByRole('button', { name: startMessages.toEditors }));
    await title('Editors');
  },
});

export const DoneBefore = meta.story({
  ...still({ edit: editOf(all), start: { mark: 'open', sent: sentHere } }),
  play: async () => {
    await title('Editors');
  },
});

export const Dismissed = meta.story({
  ...still({}),
  play: async ({ step }) => {
    await title(startMessages.title);
    await step('dismissing leads to Editors', async () => {
      await userEvent.click(await screen.findByRole('button', { name: startMessages.dismiss }));
      await title('Editors');
    });
    await step('the menu opens the list again', async () => {
      await userEvent.click(menu().getByRole('link', { name: startMessages.title }));
      await title(startMessages.title);
      await steps();
    });
  },
});

export const DismissedBefore = meta.story({
  ...still({ start: { mark: 'dismissed', sent: [] } }),
  play: async () => {
    await title('Editors');
    await expect(menu().getByRole('link', { name: startMessages.title })).toBeVisible();
  },
});

export const ConfiguredBefore = meta.story({
  ...still({ edit: editOf({ SuccessDM: true }) }),
  play: async () => {
    await title('Editors');
    await expect(menu().queryByRole('link', { name: startMessages.title })).toBeNull();
  },
});

const server = { ...ownServer, role: 'Member' } as const;

function holder(...allowedPanels: Panel[]): Editor {
  const given = { serverId: server.id, serverName: server.name, role: 'support', allowedPanels };
  return { ...visitor, serverPermissions: [given] };
}

export const EditorOfChannels = meta.story({
  ...still({ server, editor: holder('channels'), tab: 'start' }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '0 of 3 done' })).toBeVisible());
    await expect((await rows()).map((row) => row?.split(startStates.todo)[0])).toEqual([
      startTexts.logChannel.title,
      startTexts.tickets.title,
      startTexts.testMessage.title,
    ]);
  },
});

export const EditorDoesNotStartThere = meta.story({
  ...still({ server, editor: holder('channels') }),
  play: async () => {
    await title('Channels');
    await expect(menu().queryByRole('link', { name: startMessages.title })).toBeNull();
  },
});

export const NoRight = meta.story({
  ...still({ server, editor: holder('embeds'), tab: 'start' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(startMessages.noRights)).toBeVisible());
  },
});

export const SessionEnded = meta.story({
  ...still({ isSignedIn: false, hasSessionEnded: true, edit: editOf(some), tab: 'start' }),
  play: async () => {
    await steps();
  },
});

export const Loading = meta.story({
  ...still({ edit: editAt('loading'), start: { mark: 'open', sent: [] } }),
  play: async () => {
    await title(startMessages.title);
    await expect(screen.getByRole('status', { name: 'Loading steps' })).toBeVisible();
  },
});

export const CannotBeRead = meta.story({
  ...still({ edit: editAt({ failed: 'unreachable' }), tab: 'start' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(configLoadMessages.unreachable)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Phone = meta.story({
  ...still({ edit: editOf(some), start: { mark: 'open', sent: [] } }),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});
