/**
 * Loads emoji by Discord's names, such as 'fire' or 'thumbsup_tone1'. Discord uses the emoji names of JoyPixels. The
 * data is about 35 kB.
 */
export async function loadEmojiNames(): Promise<ReadonlyMap<string, string>> {
  const { default: namesOf } = await import('emojibase-data/en/shortcodes/joypixels.json');
  return new Map(
    Object.entries(namesOf).flatMap(([code, names]) => {
      const emoji = emojiOf(code);
      return [names].flat().map((name): [string, string] => [name, emoji]);
    }),
  );
}

/**
 * Returns the emoji for hexadecimal code points such as '1F1FA-1F1F8'. It adds a variation selector if the emoji would
 * otherwise appear as text.
 */
function emojiOf(code: string): string {
  const text = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)));
  const isAlone = !code.includes('-');
  return isAlone && !/^\p{Emoji_Presentation}/u.test(text) ? `${text}\uFE0F` : text;
}
