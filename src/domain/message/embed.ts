import * as v from 'valibot';
import { DEFAULT_COLOR, integerToColor } from './color';
import { cleanBlockText, cleanText } from './clean-text';
import { expecting, objectOf } from './kept-parts';
import { readTimestamp } from './timestamp';

export interface EmbedField {
  /** Identifies the field in the form. Never part of a link or payload. */
  id: string;
  name: string;
  value: string;
  /** Up to three inline fields share a row. */
  inline: boolean;
}

/** An embed in the form (product.md §15.3). Texts are as typed. A part that is not set is ''. */
export interface Embed {
  /** Identifies the embed in the form. Never part of a link or payload. */
  id: string;
  title: string;
  description: string;
  url: string;
  /** As typed; `parseColor` parses it. */
  color: string;
  /** In ISO 8601, as the user chose it. `parseTimestamp` parses it. */
  timestamp: string;
  author: { name: string; icon_url: string; url: string };
  footer: { text: string; icon_url: string };
  thumbnail: { url: string };
  image: { url: string };
  fields: readonly EmbedField[];
}

export type NewId = () => string;

/** The maximum number of fields in one embed (discord.md §2.1). */
export const MOST_FIELDS = 25;

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

/** Returns a new embed with the defaults of product.md §15.3. `now` is an ISO timestamp. */
export function newEmbed(id: string, now: string): Embed {
  return {
    ...blankEmbed(id),
    title: 'New Embed',
    description: 'This is a sample description. It can be **bold**, *italic*, or `code`.',
    timestamp: now,
  };
}

/** Returns a new field with the defaults of product.md §15.3. */
export function newField(id: string): EmbedField {
  return { id, name: 'Field Title', value: 'Field Value', inline: false };
}

export function duplicateEmbed(embed: Embed, newId: NewId): Embed {
  return {
    ...embed,
    id: newId(),
    fields: embed.fields.map((field) => ({ ...field, id: newId() })),
  };
}

/** A color, a URL or a timestamp alone is not enough (discord.md §2.3). */
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

/** Removes characters that a text field cannot contain from an untrusted text. null and undefined become ''. */
export const text = v.pipe(v.nullish(v.string(expecting('text')), ''), v.transform(cleanText));

/** Like `text`, for texts that may contain code blocks. */
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
  v.transform((raw) => readTimestamp(raw) ?? (typeof raw === 'number' ? '' : cleanText(raw))),
);

const picture = v.nullish(objectOf({ url: text }), {});

/** A list of at most `most` entries. A longer list is rejected before its entries are validated. */
export function listOf<Entry extends v.GenericSchema<unknown, unknown>>(
  entry: Entry,
  most: number,
) {
  return v.nullish(
    v.pipe(v.array(v.unknown(), expecting('list')), v.maxLength(most), v.array(entry)),
    [],
  );
}

const embedEntries = {
  title: text,
  description: blockText,
  url: text,
  color,
  timestamp,
  author: v.nullish(objectOf({ name: text, icon_url: text, url: text }), {}),
  footer: v.nullish(objectOf({ text, icon_url: text }), {}),
  thumbnail: picture,
  image: picture,
  fields: listOf(
    objectOf({
      name: text,
      value: blockText,
      inline: v.nullish(v.boolean(expecting('boolean')), false),
    }),
    MOST_FIELDS,
  ),
};

/** An embed from an untrusted source, with Discord's keys and without ids. Unknown keys are dropped. */
export const embedSchema = objectOf(embedEntries);
export const embedKeys: readonly string[] = Object.keys(embedEntries);

export function embedWithIds(read: v.InferOutput<typeof embedSchema>, newId: NewId): Embed {
  return {
    id: newId(),
    ...read,
    fields: read.fields.map((field) => ({ id: newId(), ...field })),
  };
}
