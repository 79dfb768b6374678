import type { SearchResult } from '#domain/bot-config/search';
import type { Panel } from '#domain/permissions/panels';
import { foundSettingsText, settingsMessages } from './config';

/** Texts of the pages with the settings of one feature (product.md §9.27). */
export const setupMessages = {
  /** The heading of the list of set-ups. */
  heading: 'Set up',
  /** Where a found setting has the name of its tab. */
  badge: 'Set-up',
  startHeading: 'Set up a feature',
  startHelp: 'Each page has all settings of one feature, in order, whatever tabs they are on.',
  inDiscord: 'In Discord',
  inDiscordHelp: 'After you have saved, run these commands in your server.',
  test: 'Test message',
  /** The heading of the settings that few servers need (product.md §9.1). */
  forExperts: 'For experts',
} as const;

/** What each tab is for. Editors is the tab that a dashboard opens with (product.md §9.1). */
export const tabSubtitles = {
  advanced: 'IDs, onboarding, the watermark, and what concerns the whole bot.',
  api: 'Keys to other systems. A stored key is never shown again.',
  roles: 'Whom the bot recognizes, and which roles it gives and removes.',
  channels: 'Where the bot reads, posts, opens tickets, and keeps its logs.',
  points: 'What earns points in your server, and how many.',
  misc: "Run the bot's commands from here.",
  embeds: "How the bot's messages look, and what they say.",
  editors: settingsMessages.subtitle,
} as const satisfies Record<Panel, string>;

/** Set-ups are counted apart from settings. */
export function foundText(results: readonly SearchResult[]): string {
  const setups = results.filter(({ tab }) => tab === null).length;
  const settings = results.length - setups;
  const foundSetups = setups === 1 ? '1 set-up' : `${setups} set-ups`;
  if (setups === 0) return foundSettingsText(settings);
  return settings === 0
    ? `Found ${foundSetups}`
    : `${foundSettingsText(settings)} and ${foundSetups}`;
}
