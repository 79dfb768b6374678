import * as v from 'valibot';
import { DEFAULT_COLOR, integerToColor } from './color';
import { cleanBlockText, cleanText } from './clean-text';
import { expecting } from './kept-parts';
import { timestampOf } from './timestamp';

/** One field of an embed (spec §3). */
export interface EmbedField {
  /** Names the field while it is edited and moved; never stored in a link and never sent. */
  id: string;
  name: string;
  value: string;
  /** Up to three inline fields stand in one row. */
  inline: boolean;
}

/** An embed as it is edited (spec §3): texts as they were typed, '' for what is not there. */
export interface Embed {
  /** Names the embed while it is edited and moved; never stored in a link and never sent. */
  id: string;
  title: string;
  description: string;
  url: string;
  /** As typed; `parseColor` says which color it is, if any. */
  color: string;
  /** As chosen, ISO 8601; `parseTimestamp` says which moment it is, if any. */
  timestamp: string;
  author: { name: string; icon_url: string; url: string };
  footer: { text: string; icon_url: string };
  thumbnail: { url: string };
  image: { url: string };
  fields: readonly EmbedField[];
}

/** Hands out an id that none of its earlier answers equals. */
export type NewId = () => string;

/** The most fields of one embed (discord.md §2.1). */
export const MOST_FIELDS = 25;

/** An embed with nothing in it but its color. */
export function blankEmbed(id: string): Embed {
  return {
    id,
    title: '',
    description: '',
    url: '',
    color: DEFAULT_COLOR,
    timestamp: '',
    author: { name: '', icon_url: '', url: '' },
    footer: { text: '', icon_url: '' },
    thumbnail: { url: '' },
    image: { url: '' },
    fields: [],
  };
}

/** What a new embed starts as (spec §3 «Defaults»); `now` is an ISO timestamp. */
export function newEmbed(id: string, now: string): Embed {
  return {
    ...blankEmbed(id),
    title: 'New Embed',
    description: 'This is a sample description. It can be **bold**, *italic*, or `code`.',
    timestamp: now,
  };
}

/** What a new field starts as (spec §3). */
export function newField(id: string): EmbedField {
  return { id, name: 'Field Title', value: 'Field Value', inline: false };
}

/** A copy with ids of its own. */
export function duplicateEmbed(embed: Embed, newId: NewId): Embed {
  return {
    ...embed,
    id: newId(),
    fields: embed.fields.map((field) => ({ ...field, id: newId() })),
  };
}

/** Returns whether Discord would reject the embed as empty: a color, a URL or a timestamp alone is not enough (discord.md §2.3). */
export function isEmptyEmbed({
  title,
  description,
  author,
  footer,
  thumbnail,
  image,
  fields,
}: Embed): boolean {
  const texts = [
    title,
    description,
    ...Object.values(author),
    ...Object.values(footer),
    thumbnail.url,
    image.url,
  ];
  return fields.length === 0 && texts.every((text) => text.trim() === '');
}

/** A text from outside: null and nothing are '', and what no text field can hold is taken out. */
export const text = v.pipe(v.nullish(v.string(expecting('text')), ''), v.transform(cleanText));

/** The same for a text that can hold code blocks. */
export const blockText = v.pipe(
  v.nullish(v.string(expecting('text')), ''),
  v.transform(cleanBlockText),
);

const color = v.pipe(
  v.nullish(v.union([v.string(), v.number()], expecting('color')), ''),
  v.transform((raw) => (typeof raw === 'number' ? (integerToColor(raw) ?? '') : cleanText(raw))),
);

const timestamp = v.pipe(
  v.nullish(v.union([v.string(), v.number()], expecting('timestamp')), ''),
  v.transform((raw) => (typeof raw === 'number' ? (timestampOf(raw) ?? '') : cleanText(raw))),
);

const picture = v.nullish(v.object({ url: text }, expecting('object')), {});

/** A list of at most `most` entries: a longer one is refused before its entries are looked at. */
export function listOf<Entry extends v.GenericSchema<unknown, unknown>>(
  entry: Entry,
  most: number,
) {
  return v.nullish(
    v.pipe(v.array(v.unknown(), expecting('list')), v.maxLength(most), v.array(entry)),
    [],
  );
}

/** An embed from outside, with the names of spec §3 and of Discord, without ids; keys it does not name are left behind. */
export const embedSchema = v.object(
  {
    title: text,
    description: blockText,
    url: text,
    color,
    timestamp,
    author: v.nullish(v.object({ name: text, icon_url: text, url: text }, expecting('object')), {}),
    footer: v.nullish(v.object({ text, icon_url: text }, expecting('object')), {}),
    thumbnail: picture,
    image: picture,
    fields: listOf(
      v.object(
        { name: text, value: blockText, inline: v.nullish(v.boolean(expecting('boolean')), false) },
        expecting('object'),
      ),
      MOST_FIELDS,
    ),
  },
  expecting('object'),
);

/** An embed that was read, with ids of its own. */
export function embedWithIds(read: v.InferOutput<typeof embedSchema>, newId: NewId): Embed {
  return {
    id: newId(),
    ...read,
    fields: read.fields.map((field) => ({ id: newId(), ...field })),
  };
}
