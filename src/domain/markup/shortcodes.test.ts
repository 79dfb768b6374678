import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parse';
import { plainText } from './plain-text';
import { mayHaveShortcodes, withEmoji } from './shortcodes';

const names = new Map([
  ['fire', '🔥'],
  ['+1', '👍'],
  ['one_two', '✌️'],
]);
const shown = (text: string) => plainText(withEmoji(parseMarkup(text, 'content'), names));

describe('shortcodes', () => {
  it.each([
    [':fire:', '🔥'],
    ['a :fire::fire: b :+1:', 'a 🔥🔥 b 👍'],
    ['**:fire:**\n> :fire:\n- :fire:', '🔥\n🔥\n• 🔥'],
    ['[:fire:](https://example.com)', '🔥'],
    ['10:30:fire: :nobody:fire:', '10:30🔥 :nobody🔥'],
    ['`:fire:`', ':fire:'],
    ['```\n:fire:\n```', ':fire:'],
    ['https://example.com/:fire:', 'https://example.com/:fire:'],
    [String.raw`\:fire: :fire\: :fire:`, ':fire: :fire: 🔥'],
    ['12:30:45', '12:30:45'],
    [': fire:', ': fire:'],
  ])('%o is shown as %o', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('are detected in a text', () => {
    expect([':fire:', 'a 10:30:20', 'a: b:', ''].map(mayHaveShortcodes)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
