import { once } from '#domain/once';
import { splitList, type TakenEntries } from '#domain/lists';

const unit =
  '(?:\\p{RI}\\p{RI}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?|[\\u{E0020}-\\u{E007E}]+\\u{E007F})?)';
/** One Unicode emoji, as UTS 51 spells the pattern; it also lets plain digits through. */
const unicodeEmoji = new RegExp(`^${unit}(?:\\u200D${unit})*$`, 'u');
/** A server's own emoji as a message holds it: `<:name:id>`, or `<a:name:id>` for a moving one. */
const serverEmoji = /^<a?:\w{2,32}:\d{17,20}>$/;

/** Whether a text is exactly one emoji that the bot can react with. */
export function isEmoji(text: string): boolean {
  const isAscii = /^[\x20-\x7E]*$/.test(text);
  return isAscii ? serverEmoji.test(text) : unicodeEmoji.test(text);
}

const serverEmojiInText = /<a?:\w{2,32}:\d{17,20}>/g;
const separatorAtEnd = /[\s;,]$/;

/**
 * The emoji of a typed or pasted list. They need no separator between them; white space and commas divide them too. What is
 * no emoji stays as one entry, for its owner to see and correct.
 */
export function splitEmoji(text: string): string[] {
  const words = splitList(text.replaceAll(/[\s,]/g, '\n'));
  return [...new Set(words.flatMap(piecesOf))];
}

/** The emoji of a text that is being typed. The last may not be complete yet, so it stays as `rest`. */
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

/** Each emoji of its own, and each stretch of other characters in one piece. */
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
