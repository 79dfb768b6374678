import { expect, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { ownSettingsMessages } from '#content/messages/site/own-settings';
import type { OwnSettings } from '#domain/docs/own-settings';
import { readerAt } from '#machines/charts/reader.fixtures';
import { deals } from '#machines/site/own-settings/own-settings.fixtures';
import { ownSettingsMachine } from '#machines/site/own-settings/own-settings.machine';
import preview from '../../../../.storybook/preview';
import { DocsStory } from './docs-story.fixture';

/** What the documentation shows of the server that was opened last (product.md §5.11). */
const meta = preview.meta({
  title: 'Screens/Docs/Your server',
  component: DocsStory,
  args: { at: '/docs' },
  parameters: { layout: 'fullscreen' },
});

const ownAt = (
  value: StateValueFrom<typeof ownSettingsMachine>,
  settings: OwnSettings | null = deals,
) =>
  readerAt(ownSettingsMachine, value, { value: settings, request: { serverId: '7', wanted: [] } });

/** Finds the panel of the first section that names settings. */
const panelIn = (canvasElement: HTMLElement) => {
  const panel = canvasElement.querySelector<HTMLElement>('[data-own]');
  if (!panel) throw new Error('The page has no place for settings');
  panel.scrollIntoView({ block: 'center' });
  return within(panel);
};

export const Values = meta.story({
  args: { own: ownAt({ shown: 'fresh' }) },
  play: async ({ canvasElement, step }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('In Deals')).toBeVisible();
    await step('a value has names and leads to its setting', async () => {
      await expect(panel.getByTitle(/@Admin/)).toBeVisible();
      await expect(panel.getByTitle(/#bot-log/)).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Admin role' })).toHaveAttribute(
        'href',
        '/dashboard/845201933120405504#adminRoleID',
      );
    });
    await expect(panel.getByText('Not set')).toBeVisible();
  },
});

/** The person may see only one panel, and the names are older than a day. */
export const SomeHidden = meta.story({
  args: {
    own: ownAt(
      { shown: 'fresh' },
      {
        ...deals,
        config: { logsChannel: deals.config.logsChannel ?? '' },
        namesReadAt: Date.UTC(2026, 10, 3, 14),
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('Names from Nov 3, 2026')).toBeVisible();
    await expect(panel.getAllByText(ownSettingsMessages.hidden)).toHaveLength(2);
  },
});

export const Loading = meta.story({
  args: { own: ownAt('loading', null) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText(ownSettingsMessages.title)).toBeVisible();
  },
});

export const Stale = meta.story({
  args: { own: ownAt({ shown: { stale: 'unreachable' } }) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText(ownSettingsMessages.stale)).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  args: { own: ownAt({ failed: 'unreachable' }, null) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('Your settings could not be loaded.')).toBeVisible();
    await expect(panel.getByRole('button', { name: ownSettingsMessages.retry })).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  args: { own: ownAt({ failed: 'notAllowed' }, null) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('Your access has to be checked again.')).toBeVisible();
    await expect(panel.getByRole('link', { name: ownSettingsMessages.openServer })).toHaveAttribute(
      'href',
      '/dashboard/845201933120405504',
    );
  },
});

export const SessionEnded = meta.story({
  args: { own: ownAt({ failed: 'signInRequired' }, null) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('Sign in again to see your settings here.')).toBeVisible();
  },
});

/** The roles of the person are not known, so the page says for whom the commands are. */
export const CommandsForOthers = meta.story({
  args: { at: '/docs/admin-commands', own: ownAt({ shown: 'fresh' }) },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findByText('For @Admin and administrators')).toBeVisible();
    await expect(panel.getByText('For @Admin and people who can manage messages')).toBeVisible();
  },
});

export const CommandsOfOwner = meta.story({
  args: {
    at: '/docs/admin-commands',
    own: ownAt({ shown: 'fresh' }, { ...deals, isOwner: true }),
  },
  play: async ({ canvasElement }) => {
    const panel = panelIn(canvasElement);
    await expect(await panel.findAllByText('You can use these: you own the server')).toHaveLength(
      2,
    );
  },
});
