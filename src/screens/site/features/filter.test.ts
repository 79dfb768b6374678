import { describe, expect, it } from 'vitest';
import { countFeatures, filterFeatures } from './filter';

const groups = [
  {
    id: 'games',
    name: 'Games',
    features: [
      { name: 'Scramble words', text: 'Pays whoever solves it first.' },
      { name: 'Raffles', text: 'Draws one ticket.' },
    ],
  },
  { id: 'tickets', name: 'Tickets', features: [{ name: 'Transcripts', text: 'Keeps the text.' }] },
];
const found = (words: string) =>
  filterFeatures(groups, words).flatMap(({ id, features }) =>
    features.map(({ name }) => `${id}: ${name}`),
  );

describe('filterFeatures', () => {
  it.each(['', '   '])('returns everything for %j', (words) => {
    expect(filterFeatures(groups, words)).toEqual(groups);
    expect(countFeatures(groups)).toBe(3);
  });

  it.each([
    ['scramble', ['games: Scramble words']],
    ['  SOLVES first', ['games: Scramble words']],
    ['ticket', ['games: Raffles', 'tickets: Transcripts']],
    ['games draws', ['games: Raffles']],
    ['games transcripts', []],
  ])('returns for %j %o', (words, names) => {
    expect(found(words)).toEqual(names);
  });
});
