import type { ConfigValue } from './config';
import type { FieldKind, FieldRow, KindValues, TicketEmbed } from './field';
import type { Field } from './fields';
import { isolated } from '../names';
import { guildNames } from './guild-names';
import type { GuildChannel, GuildResources } from './guild-resources';
import { parseValue } from './parse';

type Describe<Kind extends FieldKind> = (
  value: KindValues[Kind],
  resources: GuildResources,
  field: FieldRow<Kind>,
) => string;

/** Each function returns '' for a value that is not set. */
const describers: { readonly [Kind in FieldKind]: Describe<Kind> } = {
  text: asItIs,
  snowflake: asItIs,
  color: asItIs,
  url: asItIs,
  image: asItIs,
  emoji: asItIs,
  cron: asItIs,
  role: roleName,
  roles: (ids, resources) => listed(ids.map((id) => roleName(id, resources))),
  channel: channelName,
  category: channelName,
  channels: channelNames,
  number: (value, _, { unit }) => (value === null ? '' : counted(value, unit)),
  numberText: (value, _, { unit }) => (value === '' ? '' : counted(value, unit)),
  switch: (value) => (value ? 'On' : 'Off'),
  emojis: (values) => values.join(' '),
  words: listed,
  channelPairs: (pairs, resources) =>
    listed(
      pairs.map(({ from, to }) => arrow(channelName(from, resources), channelName(to, resources))),
    ),
  ticketEmbed: describeTicketEmbed,
  welcomeEmbed: ({ description, channels }, resources) =>
    joined(description, channelNames(channels, resources)),
  descriptionEmbed: ({ description }) => description,
  pointsMap: (points, resources, { unit }) =>
    listed(
      Object.entries(points).map(([id, value]) =>
        arrow(channelName(id, resources), value === null ? '' : counted(value, unit)),
      ),
    ),
  relayMap: (relays, resources) =>
    listed(
      Object.entries(relays).map(([keyword, id]) => arrow(keyword, channelName(id, resources))),
    ),
  secret: (value) => (value === null ? 'Hidden' : value && 'Set'),
  commandLog: (records) => listed(Object.keys(records)),
};

/**
 * Returns a value as text, for example for search results and the history. An id becomes a name, or "Unknown role
 * 123…"; it stays an id while roles and channels are not loaded. A secret's text says only whether it is set.
 */
export function describeValue(field: Field, value: ConfigValue, resources: GuildResources): string {
  return wordsOf(field, value, resources) || 'Not set';
}

export function wordsOf(field: Field, value: ConfigValue, resources: GuildResources): string {
  return describeKind(field, value, resources);
}

function describeKind<Kind extends FieldKind>(
  field: FieldRow<Kind>,
  value: ConfigValue,
  resources: GuildResources,
): string {
  return describers[field.kind](parseValue(field, value), resources, field);
}

function describeTicketEmbed({ title, description, footerText, timestamp, fields }: TicketEmbed) {
  return joined(
    title,
    description,
    listed(fields.map(({ name, value }) => joined(name, value))),
    footerText,
    timestamp ? 'Timestamp' : '',
  );
}

function asItIs(value: string): string {
  return value;
}

function roleName(id: string, resources: GuildResources): string {
  if (id === '' || resources.roles.length === 0) return id;
  const name = guildNames(resources).roles.get(id);
  return name === undefined ? `Unknown role ${id}` : isolated(`@${name}`);
}

const bareTypes: ReadonlySet<GuildChannel['type']> = new Set(['voice', 'stage', 'category']);

/** Returns a channel's name as Discord shows it. Voice and stage channels and categories have no "#". */
function channelName(id: string, resources: GuildResources): string {
  const { channels } = resources;
  if (id === '' || channels.length === 0) return id;
  const channel = channels.find((known) => known.id === id);
  if (channel === undefined) return `Unknown channel ${id}`;
  const name = guildNames(resources).channels.get(id) ?? channel.name;
  return isolated(bareTypes.has(channel.type) ? name : `#${name}`);
}

function channelNames(ids: readonly string[], resources: GuildResources): string {
  return listed(ids.map((id) => channelName(id, resources)));
}

function counted(amount: number | string, unit: FieldRow['unit']): string {
  // If the text is not a number, it may already contain a unit.
  if (unit === undefined || Number.isNaN(Number(amount))) return String(amount);
  if (unit === '%') return `${amount}%`;
  return `${amount} ${Number(amount) === 1 ? 'point' : 'points'}`;
}

function arrow(from: string, to: string): string {
  return `${from || 'Not set'} → ${to || 'Not set'}`;
}

function listed(entries: readonly string[]): string {
  return entries.join(', ');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(' · ');
}
