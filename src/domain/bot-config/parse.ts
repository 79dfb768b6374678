import { checks } from './checks';
import type { BotConfig, ConfigValue } from './config';
import type { FieldKind, FieldRow, KindValues } from './field';
import { fields, type Field } from './fields';
import type { ConfigProblem } from './problem';
import {
  parseChannelPairs,
  parseCommandLog,
  parsePointsMap,
  parseRelayMap,
  parseTicketEmbed,
} from './parse-compound';
import { own, parseChannelId, parseId, parseNumber, parseSwitch, parseText } from './parse-json';
import { splitList } from '#domain/lists';
import { splitEmoji } from './emoji';
import { channelIdIn, idIn, idsIn } from './snowflake';

type Parse<Kind extends FieldKind> = (
  raw: unknown,
  fallback: KindValues[Kind],
  field: FieldRow<Kind>,
) => KindValues[Kind];

/** Parsers only convert types. An invalid URL, for example, is kept, so that the user can see and correct it. */
const parsers: { readonly [Kind in FieldKind]: Parse<Kind> } = {
  text: parseText,
  secret: parseSecret,
  emoji: parseText,
  cron: parseText,
  url: parseTrimmed,
  image: parseTrimmed,
  numberText: parseNumberText,
  color: parseColor,
  snowflake: parseId,
  role: parseId,
  channel: parseChannelId,
  category: parseChannelId,
  roles: parseIds,
  channels: parseChannelIds,
  emojis: (raw, fallback) => parseTexts(raw, fallback, splitEmoji),
  words: (raw, fallback) => parseTexts(raw, fallback),
  number: (raw, fallback, { unit }) => parseNumber(raw, fallback, unit),
  switch: parseSwitch,
  channelPairs: parseChannelPairs,
  ticketEmbed: parseTicketEmbed,
  welcomeEmbed: (raw, { description, channels }) => ({
    description: parseText(own(raw, 'description'), description),
    channels: parseChannelIds(own(raw, 'channels'), channels),
  }),
  descriptionEmbed: (raw, { description }) => ({
    description: parseText(own(raw, 'description'), description),
  }),
  pointsMap: (raw, fallback, { unit }) => parsePointsMap(raw, fallback, unit),
  relayMap: parseRelayMap,
  commandLog: parseCommandLog,
};

/** Gives every known key a value of its type, or the default (product.md §9.8). Shares no object with `raw`. */
export function parseConfig(raw: unknown): BotConfig {
  return Object.fromEntries(
    fields.map((field) => [field.key, parseValue(field, own(raw, field.key))]),
  ) as BotConfig;
}

export function parseValue<Kind extends FieldKind>(
  field: FieldRow<Kind>,
  raw: unknown,
): KindValues[Kind] {
  return parsers[field.kind](raw, field.default, field);
}

export function checkValue(field: Field, value: ConfigValue): ConfigProblem | null {
  return checkKind(field, value);
}

function checkKind<Kind extends FieldKind>(field: FieldRow<Kind>, value: ConfigValue) {
  return checks[field.kind](parseValue(field, value), field);
}

function parseTexts(
  raw: unknown,
  fallback: readonly string[],
  split: (text: string) => readonly string[] = splitList,
): readonly string[] {
  if (typeof raw === 'string') return split(raw);
  if (!Array.isArray(raw)) return fallback;
  return withoutRepeats(raw.filter((entry) => typeof entry === 'string'));
}

function parseIds(raw: unknown, fallback: readonly string[]): readonly string[] {
  return withoutRepeats(parseTexts(raw, fallback, idsIn).map(idIn));
}

function parseChannelIds(raw: unknown, fallback: readonly string[]): readonly string[] {
  const split = (text: string) => idsIn(text, channelIdIn);
  return withoutRepeats(parseTexts(raw, fallback, split).map(channelIdIn));
}

function withoutRepeats(entries: readonly string[]): string[] {
  return [...new Set(entries.map((entry) => entry.trim()))].filter((entry) => entry !== '');
}

/** Parses a number that is stored as text. Returns a whole number as digits, and any other text as it was typed. */
function parseNumberText(raw: unknown, fallback: string, { unit }: FieldRow<'numberText'>): string {
  const value = parseNumber(raw, fallback, unit);
  return value === null ? '' : String(value);
}

/** Parses a secret. Trims it, because a pasted key often has white space around it. */
function parseSecret(raw: unknown, fallback: string | null): string | null {
  return typeof raw === 'string' ? raw.trim() : fallback;
}

function parseTrimmed(raw: unknown, fallback: string): string {
  return parseText(raw, fallback).trim();
}

/** Parses a color: `#rrggbb`, or a 24-bit integer as in Discord's format. */
function parseColor(raw: unknown, fallback: string): string {
  const isInteger = typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= 0xffffff;
  return isInteger ? `#${raw.toString(16).padStart(6, '0')}` : parseTrimmed(raw, fallback);
}
