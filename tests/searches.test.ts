import { describe, expect, it } from 'vitest';
import { matchingOptions, optionNamed } from '../src/components/field/options';
import { findManagedUsers } from '../src/domain/admin/managed-user';
import { defaultConfig } from '../src/domain/bot-config/fields';
import { findMentionables, mentionables } from '../src/domain/bot-config/mentionable';
import { searchSettings } from '../src/domain/bot-config/search';
import { searchCommands } from '../src/domain/commands/search';
import { buildIndex, searchDocs } from '../src/domain/docs/search';
import { findStores } from '../src/domain/marketplace/listing';
import { searchEmoji } from '../src/domain/markup/search-emoji';
import { rank } from '../src/domain/palette/rank';
import { demoServer } from '../src/domain/servers/server';
import { findMembers } from '../src/domain/team/find-members';
import { assignableServers } from '../src/domain/team/permissions';
import { filterFeatures } from '../src/screens/site/features/filter';
import { worldsFor } from '../src/screens/shell/world-groups';
import { findCommands } from '../src/screens/site/docs/commands/find-commands';
import { emphasize } from '../src/screens/dashboard/settings/parts/emphasis';
import { filterServers } from '../src/screens/dashboard/servers/parts/filter-servers';

const id = '123456789012345678';

/** Every search of the site that runs in the browser: how many of the things with this name it finds. */
const searches: Readonly<Record<string, (name: string, query: string) => number>> = {
  pickers: (name, query) => matchingOptions([{ id, label: name }], query).length,
  'pickers, by category': (name, query) =>
    matchingOptions([{ id, label: 'x', group: name }], query).length,
  mentions: (name, query) => {
    const role = { id, name, color: 0, position: 1 };
    return findMentionables(mentionables('role', { roles: [role], channels: [] }), query).length;
  },
  'settings, by the name of a role': (name, query) =>
    searchSettings(
      query,
      { ...defaultConfig(), adminRoleID: id },
      { resources: { roles: [{ id, name, color: 0, position: 1 }], channels: [] } },
    ).length,
  'settings, by text': (name, query) =>
    searchSettings(query, { ...defaultConfig(), webhookSuccessName: name }).length,
  'marks in a setting': (name, query) => Number(emphasize(name, query) !== null),
  palette: (name, query) =>
    rank([{ id, group: 'Servers', label: name, detail: '', words: [], href: '/' }]).find(query, [])
      .length,
  documentation: (name, query) =>
    searchDocs(buildIndex([{ id, path: '/', title: name, section: '', text: '' }]), query).length,
  'bot commands': (name, query) =>
    searchCommands(
      [
        {
          name: 'a',
          description: name,
          hasTextInput: false,
          hasRoleSelect: false,
          hasOptions: false,
          options: [],
        },
      ],
      query,
    ).length,
  'documented commands': (name, query) =>
    findCommands(
      [
        {
          name: 'a',
          description: name,
          permission: 'Everyone',
          category: 'Roles',
          complexity: 'Basic',
          usage: '',
        },
      ],
      query,
    ).length,
  servers: (name, query) => filterServers([{ ...demoServer, name }], query).length,
  'servers of a member': (name, query) => assignableServers([{ id, name }], query).length,
  marketplace: (name, query) =>
    findStores(
      [
        {
          id,
          slug: 'a',
          name,
          tagline: '',
          category: 'other',
          logoUrl: null,
          colors: ['#000000', '#000000'],
          lowestPrice: null,
          figures: null,
          createdAt: '2026-01-01T00:00:00Z',
          isDemo: false,
        },
      ],
      { search: query, category: null, order: 'featured' },
    ).length,
  team: (name, query) =>
    findMembers(
      [
        {
          id,
          name,
          nickname: null,
          discordId: null,
          customRole: null,
          panelRole: 'support',
          profilePicture: null,
          nameColor: '#ffffff',
          allowedPanels: [],
          permissions: [],
        },
      ],
      query,
    ).length,
  'managed users': (name, query) =>
    findManagedUsers(
      [{ discordId: id, panelId: name, isOwner: true, addedAt: '2026-01-01T00:00:00Z' }],
      query,
    ).length,
  features: (name, query) =>
    filterFeatures([{ id: 'a', name: 'a', features: [{ name, text: '' }] }], query).length,
  worlds: (name, query) =>
    worldsFor(query, [{ title: 'a', worlds: [{ name: 'a', description: name }] }]).length,
};

describe.each(Object.entries(searches))('%s', (_, search) => {
  it.each([
    ['𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫', 'moder'],
    ['ｓｑｕａｄ', 'squad'],
    ['ꜱꞯᴜᴀᴅ', 'Squad'],
    ['Café', 'cafe'],
    ['Cafe', 'CAFÉ'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['squad', '𝓼𝓺𝓾𝓪𝓭'],
  ])('finds %s by %s', (name, query) => {
    expect(search(name, query)).toBe(1);
    expect(search(name, 'zzzz')).toBe(0);
  });
});

it('an option is chosen by its name in plain letters', () => {
  expect(optionNamed([{ id, label: '𝐌𝐨𝐝' }], 'mod')?.id).toBe(id);
});

it('an emoji is found by a name with accents', () => {
  expect(searchEmoji(new Map([['pinata', '🪅']]), 'Piñata')).toHaveLength(1);
});
