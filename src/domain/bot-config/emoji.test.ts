import { expect, it } from 'vitest';
import { isEmoji } from './emoji';

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
])('%j is none', (text) => {
  expect(isEmoji(text)).toBe(false);
});
