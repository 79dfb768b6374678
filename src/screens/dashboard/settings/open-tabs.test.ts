import { expect, it } from 'vitest';
import type { ConfigValue } from '#domain/bot-config/config';
import type { FieldKind } from '#domain/bot-config/field';
import { defaultConfig, fieldOf, fields, tabs } from '#domain/bot-config/fields';
import { pickedIds } from '#domain/bot-config/picked-ids';
import { isHealthListed } from './open-tabs';

const id = '100000000000000001';
const values: Partial<Record<FieldKind, ConfigValue>> = {
  role: id,
  roles: [id],
  channel: id,
  channels: [id],
  category: id,
  channelPairs: [{ from: id, to: id }],
  relayMap: { deal: id },
  welcomeEmbed: { description: '', channels: [id] },
};

it('lists the health check for the tabs with settings that name a role or channel of the server', () => {
  const everything = Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const value = values[kind];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const named = pickedIds({ ...defaultConfig(), ...everything }).filter(
    ({ need }) => need !== 'anything',
  );
  const expected = new Set(named.map(({ key }) => fieldOf(key).tab));
  expect(tabs.filter((tab) => isHealthListed({ isDemo: false }, [tab]))).toEqual(
    tabs.filter((tab) => expected.has(tab)),
  );
  expect(isHealthListed({ isDemo: true }, tabs)).toBe(false);
  expect(isHealthListed({ isDemo: false }, ['editors'])).toBe(false);
});
