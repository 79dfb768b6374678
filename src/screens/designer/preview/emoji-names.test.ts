import { expect, it } from 'vitest';
import { loadEmojiNames } from './emoji-names';

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
