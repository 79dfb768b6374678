import { expect, it } from 'vitest';
import { MOST_FOUND_EMOJI, searchEmoji } from './search-emoji';

const names = new Map([
  ['campfire', '🏕️'],
  ['fire', '🔥'],
  ['flame', '🔥'],
  ['fire_engine', '🚒'],
  ['wave', '👋'],
  ['wave_tone1', '👋🏻'],
  ['hot_face', '🥵'],
]);
const found = (query: string) => searchEmoji(names, query).map(({ name }) => name);

it.each([
  ['fire', ['fire', 'fire_engine', 'campfire']],
  [' :FIRE: ', ['fire', 'fire_engine', 'campfire']],
  ['hot face', ['hot_face']],
  ['wave', ['wave']],
  ['wave tone', ['wave_tone1']],
  ['fl', ['flame']],
  ['f', ['fire', 'fire_engine', 'campfire', 'hot_face']],
  ['', []],
  ['nothing', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('limits the results', () => {
  const many = new Map(Array.from({ length: 500 }, (_, at) => [`a${at}`, String(at)]));
  expect(searchEmoji(many, 'a')).toHaveLength(MOST_FOUND_EMOJI);
});
