import type { ChannelPair, CommandRecord, EmbedField, KindValues, TicketEmbed } from './field';
import {
  entriesOf,
  isRecord,
  own,
  parseChannelId,
  parseNumber,
  parseSwitch,
  parseText,
} from './parse-json';

/** Rows have the form `{from, to}` or `[from, to]`; others are left out. A row may have only one channel. */
export function parseChannelPairs(
  raw: unknown,
  fallback: readonly ChannelPair[],
): readonly ChannelPair[] {
  if (!Array.isArray(raw)) return fallback;
  return raw.flatMap((row: unknown) => {
    if (!Array.isArray(row) && !isRecord(row)) return [];
    const [from, to] = Array.isArray(row) ? row : [row['from'], row['to']];
    return [{ from: parseChannelId(from, ''), to: parseChannelId(to, '') }];
  });
}

export function parseTicketEmbed(raw: unknown, fallback: TicketEmbed): TicketEmbed {
  const fields = own(raw, 'fields');
  return {
    title: parseText(own(raw, 'title'), fallback.title),
    description: parseText(own(raw, 'description'), fallback.description),
    footerText: parseText(own(raw, 'footerText'), fallback.footerText),
    timestamp: parseSwitch(own(raw, 'timestamp'), fallback.timestamp),
    fields: Array.isArray(fields) ? fields.filter(isRecord).map(parseEmbedField) : fallback.fields,
  };
}

function parseEmbedField(raw: unknown): EmbedField {
  return {
    name: parseText(own(raw, 'name'), ''),
    value: parseText(own(raw, 'value'), ''),
    inline: parseSwitch(own(raw, 'inline'), false),
  };
}

export function parsePointsMap(
  raw: unknown,
  fallback: KindValues['pointsMap'],
  unit?: string,
): KindValues['pointsMap'] {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw).map(([id, points]) => [parseChannelId(id, ''), parseNumber(points, null, unit)]),
  );
}

export function parseRelayMap(
  raw: unknown,
  fallback: KindValues['relayMap'],
): KindValues['relayMap'] {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw).map(([keyword, channel]) => [keyword, parseChannelId(channel, '')]),
  );
}

/** Parses the records of executed commands. Leaves out values that are not primitive. */
export function parseCommandLog(
  raw: unknown,
  fallback: KindValues['commandLog'],
): KindValues['commandLog'] {
  if (!isRecord(raw)) return fallback;
  return Object.fromEntries(
    entriesOf(raw)
      .filter(([, record]) => isRecord(record))
      .map(([command, record]) => [command, parseCommandRecord(record)]),
  );
}

function parseCommandRecord(raw: unknown): CommandRecord {
  return Object.fromEntries(entriesOf(raw).filter(isPlain));
}

function isPlain(entry: [string, unknown]): entry is [string, CommandRecord[string]] {
  return entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]);
}
