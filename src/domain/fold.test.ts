import { describe, expect, it } from 'vitest';
import { fold, wordMatcher } from './fold';

describe('fold', () => {
  it.each([
    ['𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫', 'moderator'],
    ['𝓢𝓽𝓪𝓯𝓯', 'staff'],
    ['ｓｔａｆｆ　２', 'staff 2'],
    ['ꜱᴛᴀꜰꜰ', 'staff'],
    ['🅼🅾🅳 🅐', 'mod a'],
    ['Ⓜⓞⓓ 🄼', 'mod m'],
    ['🅰️', 'a'],
    ['🇩🇪-chat', 'de-chat'],
    ['ᵐᵒᵈ ₂', 'mod 2'],
    ['S̶t̶a̶f̶f̶', 'staff'],
    ['Café Cafe\u0301', 'cafe cafe'],
    ['İSTANBUL ıstanbul', 'istanbul istanbul'],
    ['Straße STRASSE', 'strasse strasse'],
    ['ŁÓDŹ Ærø Þór Đà Nẵng', 'lodz aero thor da nang'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['Ёлка Йод', 'елка иод'],
    ['mo\u200bd\u2060\u3164 \u00adx', 'mod x'],
    ['\u202eabc\u202c', 'abc'],
    ['علی\u200cرضا', 'علیرضا'],
    ['مُحَمَّد أحمد', 'محمد احمد'],
    ['שָׁלוֹם', 'שלום'],
    ['ガ ｶﾞ', 'カ カ'],
    ['什麼', '什麼'],
    ['What’s “new” – №', 'what\'s "new" - no'],
  ])('reads %s as %s', (text, expected) => {
    expect(fold(text)).toBe(expected.normalize('NFKD'));
  });

  it('keeps the vowels of scripts that write them as marks', () => {
    expect(fold('की')).not.toBe(fold('का'));
    expect(fold('มี')).not.toBe(fold('มา'));
  });

  it('folds a folded character to itself, for every character of the first two planes', () => {
    const changed: string[] = [];
    for (let code = 0; code < 0x20000; code += code === 0xd7ff ? 0x801 : 1) {
      const once = fold(String.fromCodePoint(code));
      if (fold(once) !== once) changed.push(code.toString(16));
    }
    expect(changed).toEqual([]);
  });
});

describe('wordMatcher', () => {
  it('finds every word in one of the texts', () => {
    const isFound = wordMatcher(' STAFF cafe ');
    expect(isFound('𝗖𝗮𝗳é', 'the ｓｔａｆｆ')).toBe(true);
    expect(isFound('staff', null)).toBe(false);
    expect(wordMatcher('  ')('')).toBe(true);
  });
});
