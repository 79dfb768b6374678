import type { ConfigPatch, ConfigValue } from './config';
import type { FieldKind, FieldRow, KindValues } from './field';
import { fieldOf, type ConfigKey } from './fields';
import { parseValue } from './parse';
import { isSnowflake } from './snowflake';

/** The ids that a value may contain. A channel may also be a thread. */
export type ReferredThing = 'role' | 'channel' | 'category';

/** An id of a role, channel or category in the values of settings, and the settings that contain it. */
export interface Reference {
  thing: ReferredThing;
  /** A snowflake. */
  id: string;
  keys: readonly ConfigKey[];
}

/** Returns the id that replaces another one; null if the id is left out. */
type ReplaceId = (thing: ReferredThing, id: string) => string | null;

interface Replacing {
  id: ReplaceId;
  /** Returns the text that replaces a mention whose id is left out. */
  name: (mention: string, id: string) => string;
}

type Replace<Kind extends FieldKind> = (
  value: KindValues[Kind],
  replace: Replacing,
) => KindValues[Kind] | null;

const keep = <Value>(value: Value): Value => value;
const one =
  (thing: ReferredThing) =>
  (value: string, { id }: Replacing) =>
    value === '' ? '' : id(thing, value);
const several =
  (thing: ReferredThing) =>
  (ids: readonly string[], { id }: Replacing) =>
    orNull(
      ids,
      ids.flatMap((each) => id(thing, each) ?? []),
    );

/** Null if all ids of a value are left out. */
const replacers: { readonly [Kind in FieldKind]: Replace<Kind> } = {
  text: inText,
  snowflake: keep,
  color: keep,
  url: keep,
  image: keep,
  emoji: keep,
  emojis: keep,
  words: keep,
  cron: keep,
  number: keep,
  numberText: keep,
  switch: keep,
  secret: keep,
  commandLog: keep,
  role: one('role'),
  channel: one('channel'),
  category: one('category'),
  roles: several('role'),
  channels: several('channel'),
  channelPairs: (pairs, { id }) =>
    orNull(
      pairs,
      pairs.flatMap((pair) => {
        const [from, to] = [id('channel', pair.from), id('channel', pair.to)];
        return from === null || to === null ? [] : [{ from, to }];
      }),
    ),
  pointsMap: (points, { id }) =>
    mapOrNull(
      points,
      Object.entries(points).flatMap(([channel, amount]) => {
        const to = id('channel', channel);
        return to === null ? [] : [[to, amount] as const];
      }),
    ),
  relayMap: (relays, { id }) =>
    mapOrNull(
      relays,
      Object.entries(relays).flatMap(([keyword, channel]) => {
        const to = id('channel', channel);
        return to === null ? [] : [[keyword, to] as const];
      }),
    ),
  ticketEmbed: ({ title, description, footerText, timestamp, fields }, replace) => ({
    title: inText(title, replace),
    description: inText(description, replace),
    footerText: inText(footerText, replace),
    timestamp,
    fields: fields.map(({ name, value, inline }) => ({
      name: inText(name, replace),
      value: inText(value, replace),
      inline,
    })),
  }),
  welcomeEmbed: ({ description, channels }, replace) => ({
    description: inText(description, replace),
    channels: channels.flatMap((each) => replace.id('channel', each) ?? []),
  }),
  descriptionEmbed: ({ description }, replace) => ({ description: inText(description, replace) }),
};

/**
 * Replaces the ids of roles, channels and categories in a value, also in mentions in its texts. Returns null if a value
 * that consists of ids has none left. Ids of other servers (`snowflake`) stay.
 */
export function withIds(
  key: ConfigKey,
  value: ConfigValue,
  replace: Replacing,
): ConfigValue | null {
  const id: ReplaceId = (thing, text) => (isSnowflake(text) ? replace.id(thing, text) : text);
  return replaced(fieldOf(key), value, { ...replace, id });
}

function replaced<Kind extends FieldKind>(
  field: FieldRow<Kind>,
  value: ConfigValue,
  replace: Replacing,
): ConfigValue | null {
  return replacers[field.kind](parseValue(field, value), replace);
}

/** Returns the ids in the values of settings, in the order in which the settings name them. */
export function referencesIn(values: ConfigPatch): Reference[] {
  const found = new Map<string, Reference>();
  for (const key of Object.keys(values) as ConfigKey[]) {
    const note: ReplaceId = (thing, id) => {
      const known = found.get(id);
      const keys = known ? [...known.keys.filter((each) => each !== key), key] : [key];
      found.set(id, { thing: known?.thing ?? thing, id, keys });
      return id;
    };
    withIds(key, values[key] ?? null, { id: note, name: keep });
  }
  return [...found.values()];
}

/** A mention of a channel or a role in a text (discord.md §8.6). */
const mention = /<(#|@&)(\d{17,20})>/g;

function inText(text: string, { id, name }: Replacing): string {
  return text.replaceAll(mention, (whole, sign: string, from: string) => {
    const to = id(sign === '#' ? 'channel' : 'role', from);
    return to === null ? name(whole, from) : `<${sign}${to}>`;
  });
}

function orNull<Entry>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] | null {
  return before.length > 0 && after.length === 0 ? null : after;
}

function mapOrNull<Value>(
  before: Readonly<Record<string, Value>>,
  after: readonly (readonly [string, Value])[],
): Readonly<Record<string, Value>> | null {
  if (Object.keys(before).length > 0 && after.length === 0) return null;
  return Object.fromEntries(after);
}
