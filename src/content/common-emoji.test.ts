import { expect, it } from 'vitest';
import namesOf from 'emojibase-data/en/shortcodes/joypixels.json';
import { commonEmoji } from './common-emoji';

it('has only known names, each once', () => {
  const known = new Set(Object.values(namesOf).flat());
  expect(commonEmoji.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(commonEmoji).size).toBe(commonEmoji.length);
});
