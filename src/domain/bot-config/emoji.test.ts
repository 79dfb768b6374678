import { describe, expect, it } from 'vitest';
import { isEmoji, splitEmoji, takeEmoji } from './emoji';

it.each([
  '🎉',
  '❤️',
  '👍🏽',
  '👩‍👩‍👧',
  '🇬🇧',
  '1️⃣',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '✅',
  '<:yes:123456789012345678>',
  '<a:go:12345678901234567>',
])('%s is an emoji', (text) => {
  expect(isEmoji(text)).toBe(true);
});

it.each([
  '',
  '1',
  'a',
  ':tada:',
  '🎉🎉',
  '🎉 ',
  'é',
  '<:y:123456789012345678>',
  '<:yes:12>',
  'yes:123456789012345678',
])('%j is not an emoji', (text) => {
  expect(isEmoji(text)).toBe(false);
});

const yes = '<:yes:123456789012345678>';
const go = '<a:go:12345678901234567>';

describe('splitEmoji', () => {
  it.each([
    ['', []],
    ['🎉', ['🎉']],
    ['🎉🔥', ['🎉', '🔥']],
    ['🎉 🔥\n✅', ['🎉', '🔥', '✅']],
    ['🎉, 🔥;✅\t❤️', ['🎉', '🔥', '✅', '❤️']],
    ['🎉,🔥', ['🎉', '🔥']],
    ['👍🏽👩‍👩‍👧🇬🇧🇦🇹1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿', ['👍🏽', '👩‍👩‍👧', '🇬🇧', '🇦🇹', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']],
    [`${yes}${go}🎉${yes}`, [yes, go, '🎉']],
    [`${yes} ${go}`, [yes, go]],
    ['🎉🎉', ['🎉']],
    [':tada:🎉', [':tada:', '🎉']],
    ['party', ['party']],
    ['<:yes:12>', ['<:yes:12>']],
    [', ,', []],
  ])('%j', (text, emojis) => {
    expect(splitEmoji(text)).toEqual(emojis);
  });
});

describe('takeEmoji', () => {
  it.each([
    ['🎉', { entries: [], rest: '🎉' }],
    ['🎉🔥', { entries: ['🎉'], rest: '🔥' }],
    ['👩\u200D', { entries: [], rest: '👩\u200D' }],
    ['🎉 ', { entries: ['🎉'], rest: '' }],
    ['🎉;', { entries: ['🎉'], rest: '' }],
    [`🎉${yes.slice(0, 8)}`, { entries: ['🎉'], rest: yes.slice(0, 8) }],
    [yes, { entries: [], rest: yes }],
  ])('%j', (text, taken) => {
    expect(takeEmoji(text)).toEqual(taken);
  });
});
