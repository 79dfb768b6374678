import { once } from '#domain/once';
import { splitList, type TakenEntries } from '#domain/lists';

const unit =
  '(?:\\p{RI}\\p{RI}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?|[\\u{E0020}-\\u{E007E}]+\\u{E007F})?)';
/** Matches one Unicode emoji. Like the regular expression in UTS #51, it also matches plain digits. */
const unicodeEmoji = new RegExp(`^${unit}(?:\\u200D${unit})*$`, 'u');
/** A custom emoji of a server in a message: `<:name:id>`, or `<a:name:id>` if animated. */
const serverEmoji = /^<a?:\w{2,32}:\d{17,20}>$/;

export function isEmoji(text: string): boolean {
  const isAscii = /^[\x20-\x7E]*$/.test(text);
  return isAscii ? serverEmoji.test(text) : unicodeEmoji.test(text);
}

/** Returns the name and the id of a custom emoji; null for other text. */
export function serverEmojiOf(text: string): { name: string; id: string } | null {
  const [, name, id] = /^<a?:(\w{2,32}):(\d{17,20})>$/.exec(text) ?? [];
  return name !== undefined && id !== undefined ? { name, id } : null;
}

const serverEmojiInText = /<a?:\w{2,32}:\d{17,20}>/g;
const separatorAtEnd = /[\s;,]$/;

/** Emoji need no separator. Text that is not an emoji becomes one entry, so that the user can correct it. */
export function splitEmoji(text: string): string[] {
  const words = splitList(text.replaceAll(/[\s,]/g, '\n'));
  return [...new Set(words.flatMap(piecesOf))];
}

/** Returns the complete emoji of a text that is being typed. The last one may be incomplete, so it is the `rest`. */
export function takeEmoji(text: string): TakenEntries {
  const entries = splitEmoji(text);
  if (separatorAtEnd.test(text)) return { entries, rest: '' };
  const rest = entries.at(-1);
  return entries.length < 2 || rest === undefined
    ? { entries: [], rest: text }
    : { entries: entries.slice(0, -1), rest };
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { index, 0: emoji } of word.matchAll(serverEmojiInText)) {
    pieces.push(...charactersOf(word.slice(at, index)), emoji);
    at = index + emoji.length;
  }
  return [...pieces, ...charactersOf(word.slice(at))];
}

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Splits a text into single emoji and runs of other characters. */
function charactersOf(text: string): string[] {
  const pieces: string[] = [];
  let isStretch = false;
  for (const { segment } of segmenter().segment(text)) {
    const isOther = !isEmoji(segment);
    if (isOther && isStretch) pieces.push((pieces.pop() ?? '') + segment);
    else pieces.push(segment);
    isStretch = isOther;
  }
  return pieces;
}
