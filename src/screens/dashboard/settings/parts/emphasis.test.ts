import { expect, it } from 'vitest';
import { emphasize, emphasizeWord } from './emphasis';

it.each([
  ['Success points', 'cess', { before: 'Suc', match: 'cess', after: ' points' }],
  ['Success points', 'SUCCESSP', { before: '', match: 'Success p', after: 'oints' }],
  ['scrambled_enabled', 'ed en', { before: 'scrambl', match: 'ed_en', after: 'abled' }],
  ['🎉 Giveaway', 'give', { before: '🎉 ', match: 'Give', after: 'away' }],
  ['Success points', 'roles', null],
  ['Success points', ' _', null],
  ['', 'so', null],
])('emphasizes in %j the query %j', (text, query, expected) => {
  expect(emphasize(text, query)).toEqual(expected);
});

it.each([
  ['Bot log', 'log channel', { before: 'Bot ', match: 'log', after: '' }],
  [
    'Records who invited a member.',
    'member who',
    { before: 'Records who invited a ', match: 'member', after: '.' },
  ],
  ['Bot log', 'role', null],
])('emphasizes in %j a word of %j', (text, query, expected) => {
  expect(emphasizeWord(text, query)).toEqual(expected);
});
