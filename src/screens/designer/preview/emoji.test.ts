import { describe, expect, it } from 'vitest';
import { parseMarkup } from '#domain/markup/parse';
import { emojiAddress, isAllEmoji, loadEmojiNames } from './emoji';

describe(isAllEmoji, () => {
  it.each([
    ['🦊', true],
    ['🦊 👨‍👩‍👧 🇩🇪\n1️⃣', true],
    ['<:grouped:81384788765712384> 🦊', true],
    ['', false],
    ['🦊!', false],
    ['12', false],
    ['**🦊**', false],
    ['🦊'.repeat(30), true],
    ['🦊'.repeat(31), false],
    ['<:grouped:81384788765712384>'.repeat(31), false],
  ])('"%s"', (text, isAll) => {
    expect(isAllEmoji(parseMarkup(text, 'content'))).toBe(isAll);
  });
});

it('returns the CDN URL of a custom emoji', () => {
  const id = '81384788765712384';
  const cdn = `https://cdn.discordapp.com/emojis/${id}.webp`;
  expect(emojiAddress({ id, animated: false })).toBe(`${cdn}?size=96`);
  expect(emojiAddress({ id, animated: true })).toBe(`${cdn}?size=96&animated=true`);
});

it('uses the emoji names of Discord', async () => {
  const names = await loadEmojiNames();
  const asked = {
    fire: '🔥',
    tada: '🎉',
    heart: '❤️',
    thumbsup: '👍',
    thumbsup_tone1: '👍🏻',
    white_check_mark: '✅',
    flag_us: '🇺🇸',
    man_technologist: '👨‍💻',
    hash: '#️⃣',
    regional_indicator_a: '🇦',
  };
  expect(Object.fromEntries(Object.keys(asked).map((name) => [name, names.get(name)]))).toEqual(
    asked,
  );
});
