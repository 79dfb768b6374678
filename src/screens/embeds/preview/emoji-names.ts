/** Emoji by the names Discord gives them, those of JoyPixels: 'fire', 'thumbsup_tone1'. About 35 kB, loaded on demand. */
export async function loadEmojiNames(): Promise<ReadonlyMap<string, string>> {
  const { default: namesOf } = await import('emojibase-data/en/shortcodes/joypixels.json');
  return new Map(
    Object.entries(namesOf).flatMap(([code, names]) => {
      const emoji = emojiOf(code);
      return [names].flat().map((name): [string, string] => [name, emoji]);
    }),
  );
}

/** The text of code points in hexadecimal, as in '1F1FA-1F1F8', drawn as an emoji and not as a letter. */
function emojiOf(code: string): string {
  const text = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)));
  const isAlone = !code.includes('-');
  return isAlone && !/^\p{Emoji_Presentation}/u.test(text) ? `${text}\uFE0F` : text;
}
