import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './changes';
import type { BotConfig, ConfigValue } from './config';
import { configFileOf, parseConfigFile } from './config-file';
import type { FieldKind } from './field';
import { defaultConfig, fields, type ConfigKey } from './fields';
import type { GuildChannel, GuildResources } from './guild-resources';
import { partnersFor, strangersIn } from './partners';
import { fixedReason, previewOf } from './proposal';

const there = { id: '700000000000000001', name: 'First server' };
const here = { id: '900000000000000001', name: 'Second server' };
const everything = () => true;
const nothing = { roles: [], channels: [] };

const fileOf = (settings: object, more: object = {}) =>
  JSON.stringify({
    kind: 'grouped-configuration',
    schema: 1,
    server: there,
    settings,
    names: nothing,
    ...more,
  });

describe('configFileOf and parseConfigFile', () => {
  it('leave out secrets, executed commands, ids of the server and what the viewer may not see', () => {
    const config = {
      ...defaultConfig(),
      WhopAPIKey: 'key-of-the-owner',
      commands: { poll: { question: 'Which day?' } },
      guildId: there.id,
      guildID: there.id,
      SuccessPoints: 25,
      EmbedColor: '#6f4cff',
    };
    const file = configFileOf({
      server: there,
      config,
      isSeen: (key) => key !== 'EmbedColor',
      resources: nothing,
    });
    const read = parseConfigFile(file);
    if (!read.ok) throw new Error(read.error.kind);
    expect(read.value.values).toMatchObject({ SuccessPoints: 25 });
    const gone = ['WhopAPIKey', 'commands', 'guildId', 'guildID', 'EmbedColor'];
    expect(Object.keys(read.value.values).filter((key) => gone.includes(key))).toEqual([]);
    expect(file).not.toContain('key-of-the-owner');
  });

  it('name roles and channels beside their ids, also those of mentions', () => {
    const config = {
      ...defaultConfig(),
      adminRoleID: '800000000000000001',
      SubscriptionCancellationEmbed: { description: 'Ask in <#800000000000000002>.' },
    };
    const resources: GuildResources = {
      roles: [{ id: '800000000000000001', name: 'Admin', color: 1, position: 4 }],
      channels: [
        { id: '800000000000000002', name: 'help', type: 'forum', parentId: '8', position: 2 },
        { id: '8', name: 'Support', type: 'category', parentId: null, position: 0 },
      ],
    };
    const read = parseConfigFile(
      configFileOf({ server: there, config, isSeen: everything, resources }),
    );
    expect(read.ok && read.value.names).toEqual({
      roles: [{ id: '800000000000000001', name: 'Admin', position: 4 }],
      channels: [
        {
          id: '800000000000000002',
          name: 'help',
          type: 'forum',
          category: 'Support',
          position: 2,
        },
      ],
    });
  });

  it('read a bare configuration, as the bot stores it', () => {
    const read = parseConfigFile(
      '{"SuccessPoints":"1,000","SuccessDM":"true","scrambled_words":"one, two","someday":1}',
    );
    expect(read).toEqual({
      ok: true,
      value: {
        server: null,
        names: nothing,
        values: { SuccessPoints: 1000, SuccessDM: true, scrambled_words: ['one', 'two'] },
        unknown: ['someday'],
      },
    });
  });

  it.each([
    ['no JSON', '{"SuccessPoints":', { kind: 'notJson' }],
    ['a list', '[]', { kind: 'notAConfiguration' }],
    ['another JSON file', '{"name":"grouped"}', { kind: 'notAConfiguration' }],
    ['another kind', '{"kind":"x","SuccessPoints":1}', { kind: 'notAConfiguration' }],
    ['a newer schema', fileOf({ SuccessPoints: 1 }, { schema: 2 }), { kind: 'tooNew' }],
    ['no settings', fileOf({}), { kind: 'notAConfiguration' }],
    ['a schema of 0', fileOf({}, { schema: 0 }), { kind: 'damaged', path: 'schema' }],
    [
      'a name of another type',
      fileOf({ SuccessPoints: 1 }, { names: { roles: [{ id: 5 }], channels: [] } }),
      { kind: 'damaged', path: 'names.roles.0.id' },
    ],
    [
      'a number that is a list',
      fileOf({ EmbedColor: '#ffffff', SuccessPoints: [1] }),
      { kind: 'damaged', path: 'settings.SuccessPoints' },
    ],
    [
      'a part of a message',
      fileOf({ CancellationEmbed: { fields: [{ name: 'a', value: 1 }] } }),
      { kind: 'damaged', path: 'settings.CancellationEmbed.fields.0.value' },
    ],
    ['a bare value', '{"SuccessDM":"maybe"}', { kind: 'damaged', path: 'SuccessDM' }],
  ])('refuse %s', (_, text, error) => {
    expect(parseConfigFile(text)).toEqual({ ok: false, error });
  });

  it('carry a configuration to an empty server with other ids', () => {
    fc.assert(
      fc.property(guildAndConfig, ({ resources, config }) => {
        const first = configFileOf({ server: there, config, isSeen: everything, resources });
        const read = parseConfigFile(first);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const moved = JSON.parse(otherIds(JSON.stringify(resources))) as GuildResources;
        const strangers = strangersIn(read.value, here.id);
        const partners = partnersFor(strangers, read.value.names, moved);
        const base = { ...defaultConfig(), guildId: here.id, guildID: here.id };
        const { changes, leftOut } = previewOf(read.value, partners, {
          base,
          draft: base,
          isSeen: everything,
        });
        expect(leftOut).toEqual([]);
        const second = configFileOf({
          server: here,
          config: applyChanges(base, changes),
          isSeen: everything,
          resources: moved,
        });
        expect(second).toBe(
          otherIds(first).replace(otherIds(there.id), here.id).replace(there.name, here.name),
        );
      }),
      { numRuns: 150 },
    );
  });
});

/** Turns the ids of roles and channels, which begin with 8, into those of another server. */
function otherIds(text: string): string {
  return text.replaceAll(/\b8(\d{17})\b/g, '9$1');
}

const types = ['text', 'announcement', 'voice', 'forum', 'category'] as const;

/** A server in which names repeat, and a configuration that names its roles and channels. */
const guildAndConfig = fc
  .record({
    roles: fc.array(fc.constantFrom('Admin', 'admin', 'VIP', '@everyone'), {
      minLength: 1,
      maxLength: 5,
    }),
    channels: fc.array(
      fc.record({
        name: fc.constantFrom('general', 'General', 'log', 'news'),
        type: fc.constantFrom(...types),
        parent: fc.nat(8),
      }),
      { minLength: 2, maxLength: 9 },
    ),
  })
  .chain((guild) => {
    const resources = resourcesOf(guild);
    return fc.record({ resources: fc.constant(resources), config: configIn(resources) });
  });

function resourcesOf({
  roles,
  channels,
}: {
  roles: readonly string[];
  channels: readonly { name: string; type: GuildChannel['type']; parent: number }[];
}): GuildResources {
  const categories = channels.flatMap(({ type }, index) =>
    type === 'category' ? [channelId(index)] : [],
  );
  return {
    roles: roles.map((name, position) => ({
      id: `8000000000000001${String(position).padStart(2, '0')}`,
      name,
      color: 0,
      position,
    })),
    channels: channels.map(({ name, type, parent }, position) => ({
      id: channelId(position),
      name,
      type,
      parentId: type === 'category' ? null : (categories[parent] ?? null),
      position,
    })),
  };
}

function channelId(index: number): string {
  return `8000000000000002${String(index).padStart(2, '0')}`;
}

function configIn({ roles, channels }: GuildResources): fc.Arbitrary<BotConfig> {
  const role = fc.constantFrom(...roles.map(({ id }) => id));
  const channel = fc.constantFrom(...channels.map(({ id }) => id));
  const id = (some: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), some);
  const ids = (some: fc.Arbitrary<string>) => fc.uniqueArray(some, { maxLength: 4 });
  const text = fc
    .array(
      fc.oneof(
        fc.string({ maxLength: 8 }).map((some) => some.replaceAll(/\d/g, 'x')),
        role.map((each) => `<@&${each}>`),
        channel.map((each) => `<#${each}>`),
      ),
    )
    .map((parts) => parts.join(''));
  const amount = fc.oneof(fc.nat(1000), fc.constant(null));
  const kinds: Readonly<Record<FieldKind, fc.Arbitrary<ConfigValue>>> = {
    text,
    snowflake: id(fc.constant('600000000000000001')),
    role: id(role),
    roles: ids(role),
    channel: id(channel),
    category: id(channel),
    channels: ids(channel),
    number: amount,
    numberText: fc.nat(1000).map(String),
    switch: fc.boolean(),
    color: fc.constantFrom('', '#6f4cff'),
    url: fc.constantFrom('', 'https://grouped.example'),
    image: fc.constantFrom('', 'https://grouped.example/a.png'),
    emoji: fc.constantFrom('', '🎉', '<:no:600000000000000001>'),
    emojis: fc.constantFrom<ConfigValue>([], ['🔥', '👏']),
    words: fc.constantFrom<ConfigValue>([], ['one', 'two words']),
    cron: fc.constantFrom('', '0 */5 * * *'),
    channelPairs: fc.array(fc.record({ from: channel, to: channel }), { maxLength: 3 }),
    ticketEmbed: fc.record({
      title: text,
      description: text,
      footerText: text,
      timestamp: fc.boolean(),
      fields: fc.array(fc.record({ name: text, value: text, inline: fc.boolean() }), {
        maxLength: 2,
      }),
    }),
    welcomeEmbed: fc.record({ description: text, channels: ids(channel) }),
    descriptionEmbed: fc.record({ description: text }),
    pointsMap: fc.dictionary(channel, amount, { maxKeys: 3 }),
    relayMap: fc.dictionary(fc.constantFrom('deal', 'sale'), channel),
    secret: fc.constant('secret'),
    commandLog: fc.constant({ poll: { question: 'Which day?' } }),
  };
  return fc.record(
    Object.fromEntries(
      fields.map(({ key, kind, default: value }) => [
        key,
        fixedReason(key) === null ? kinds[kind] : fc.constant(value),
      ]),
    ) as Record<ConfigKey, fc.Arbitrary<ConfigValue>>,
  );
}
