import { once } from '#domain/once';
import type { EmojiNode, MarkupNode } from '#domain/markup/tree';

/** The image is 96 px wide, twice the size of the largest emoji shown (discord.md §7.1). */
export function emojiAddress({ id, animated }: Pick<EmojiNode, 'id' | 'animated'>): string {
  return `https://cdn.discordapp.com/emojis/${id}.webp?size=96${animated ? '&animated=true' : ''}`;
}

/** The maximum number of emoji that Discord shows large. If there are more, all of them are small. */
const MOST_LARGE = 30;

const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** Returns whether a message consists of a few emoji only. Discord shows such emoji large. */
export function isAllEmoji(nodes: readonly MarkupNode[]): boolean {
  let count = 0;
  for (const node of nodes) {
    if (node.type === 'emoji') count += 1;
    else if (node.type === 'text') count += emojiIn(node.text);
    else return false;
    if (count > MOST_LARGE) return false;
  }
  return count > 0;
}

/** Returns Infinity if there is anything except emoji and white space. Stops counting above `MOST_LARGE`. */
function emojiIn(text: string): number {
  if (!picture.test(text)) return text.trim() === '' ? 0 : Infinity;
  let count = 0;
  for (const { segment } of graphemes().segment(text)) {
    if (picture.test(segment)) count += 1;
    else if (segment.trim() !== '') return Infinity;
    if (count > MOST_LARGE) break;
  }
  return count;
}

/** Loads emoji by Discord's names, those of JoyPixels, such as 'thumbsup_tone1'. The data is about 35 kB. */
export async function loadEmojiNames(): Promise<ReadonlyMap<string, string>> {
  const { default: namesOf } = await import('emojibase-data/en/shortcodes/joypixels.json');
  return new Map(
    Object.entries(namesOf).flatMap(([code, names]) => {
      const emoji = emojiOf(code);
      return [names].flat().map((name): [string, string] => [name, emoji]);
    }),
  );
}

/** `code` is hexadecimal, such as '1F1FA-1F1F8'. Adds a variation selector to what would otherwise appear as text. */
function emojiOf(code: string): string {
  const text = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)));
  const isAlone = !code.includes('-');
  return isAlone && !/^\p{Emoji_Presentation}/u.test(text) ? `${text}\uFE0F` : text;
}
