import { expect, test } from 'vitest';
import { worldGroups, worldNames } from '#mocks/worlds';
import { worldsFor } from './world-groups';

const groups = [
  {
    title: 'Server list',
    worlds: [
      { name: 'slow', description: 'The server list never loads' },
      { name: 'token-expired', description: 'The Discord token has expired' },
    ],
  },
  { title: 'Team', worlds: [{ name: 'big-team', description: 'A team of 300' }] },
];

const namesFor = (query: string) =>
  worldsFor(query, groups).flatMap(({ worlds }) => worlds.map(({ name }) => name));

test.each([
  { query: '', names: ['slow', 'token-expired', 'big-team'] },
  { query: ' ', names: ['slow', 'token-expired', 'big-team'] },
  { query: 'TOKEN', names: ['token-expired'] },
  { query: 'never list', names: ['slow'] },
  { query: 'server', names: ['slow', 'token-expired'] },
  { query: 'team server', names: [] },
])('"$query" finds $names', ({ query, names }) => {
  expect(namesFor(query)).toEqual(names);
});

test('a group without a match is left out', () => {
  expect(worldsFor('300', groups).map(({ title }) => title)).toEqual(['Team']);
});

test('each world of the mocks is in one group', () => {
  const grouped = worldGroups.flatMap(({ worlds }) => Object.keys(worlds));
  expect(grouped.toSorted()).toEqual(worldNames.toSorted());
});
