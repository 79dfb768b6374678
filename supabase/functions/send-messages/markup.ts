/** Returns text that Discord shows as it is (discord.md §8.2), in one line. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, (mark) => (mark <= '~' ? `\\${mark}` : mark));
}

/** Returns inline code, in which Discord parses nothing (discord.md §8.3), in one line. */
export function code(text: string): string {
  return `\`\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', 'ˋ')}\`\``;
}
