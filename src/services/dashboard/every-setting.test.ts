import { describe, expect, it } from 'vitest';
import { changesBetween } from '#domain/bot-config/changes';
import type { BotConfig } from '#domain/bot-config/config';
import type { FieldKind, KindValues } from '#domain/bot-config/field';
import { fields, type Field } from '#domain/bot-config/fields';
import { checkValue } from '#domain/bot-config/parse';
import { searchSettings } from '#domain/bot-config/search';
import { startingConfig } from '#mocks/dashboard/configs';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadConfig, saveConfig } from './configs';

/**
 * The settings that a server's owner can save. Three kinds of settings are left out: secrets, which cannot be read
 * back; the command log, which is written by executing commands; and one setting that belongs to the platform owner.
 */
const settings = fields.filter(
  ({ key, kind }) => kind !== 'secret' && kind !== 'commandLog' && key !== 'whopBotMasterRoleID',
);

const id = (n: number) => String(700_000_000_000_000_000n + BigInt(n));

/**
 * Example values of each kind. They differ from the defaults. Except for switches, they also depend on `n`, so that the
 * test detects two swapped settings.
 */
const examples: {
  readonly [Kind in FieldKind]: (n: number, unset: KindValues[Kind]) => KindValues[Kind];
} = {
  text: (n) => `Text ${n}`,
  snowflake: id,
  role: id,
  roles: (n) => [id(n), id(n + 1_000)],
  channel: id,
  channels: (n) => [id(n), id(n + 1_000)],
  category: id,
  number: (n) => n + 1,
  numberText: (n) => String(n + 1_000),
  switch: (_, unset) => !unset,
  color: (n) => `#${n.toString(16).padStart(6, '0')}`,
  url: (n) => `https://grouped.example/${n}`,
  image: (n) => `https://grouped.example/${n}.png`,
  emoji: (n) => `<:emoji_${n}:${id(n)}>`,
  emojis: (n) => ['🎉', `<a:emoji_${n}:${id(n)}>`],
  words: (n) => [`word ${n}`, 'wörd'],
  cron: (n) => `${n % 60} */7 * * 1-5`,
  channelPairs: (n) => [{ from: id(n), to: id(n + 1_000) }],
  ticketEmbed: (n) => ({
    title: `Title ${n}`,
    description: '**Hello**\nand welcome',
    footerText: 'Grouped',
    timestamp: true,
    fields: [{ name: 'Plan', value: 'Pro', inline: true }],
  }),
  welcomeEmbed: (n) => ({ description: `Welcome ${n}`, channels: [id(n)] }),
  descriptionEmbed: (n) => ({ description: `Good-bye ${n}` }),
  pointsMap: (n) => ({ [id(n)]: n }),
  relayMap: (n) => ({ [`keyword ${n}`]: id(n) }),
  secret: (n) => `secret ${n}`,
  commandLog: (n) => ({ command: { n } }),
};

function exampleOf<Kind extends FieldKind>({ kind, default: unset }: Field<Kind>, n: number) {
  return examples[kind](n, unset);
}

const serverId = guilds.cardCollectors.id;
const before = startingConfig(serverId);
const after: BotConfig = {
  ...before,
  ...Object.fromEntries(settings.map((field, n) => [field.key, exampleOf(field, n)])),
};

describe('every setting', () => {
  it.each(settings)('$key has a valid example', (field) => {
    expect(checkValue(field, after[field.key])).toBeNull();
    expect(after[field.key]).not.toEqual(field.default);
  });

  it('is saved with all the others at once and read back', async () => {
    enterWorld('owner');
    const changes = changesBetween(before, after);
    expect(changes.map(({ key }) => key)).toEqual(settings.map(({ key }) => key));
    const saved = { config: after, version: 2 };
    expect(await saveConfig({ serverId, baseVersion: 1, changes })).toEqual({
      ok: true,
      value: saved,
    });
    expect(await loadConfig({ serverId })).toMatchObject({ ok: true, value: saved });
  });

  it.each(settings)('$key is found by its name', ({ key, label, tab }) => {
    expect(searchSettings(key, after)).toContainEqual(
      expect.objectContaining({ path: key, label, tab }),
    );
  });
});
