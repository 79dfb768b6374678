import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Reseller Hub', 'RH'],
  ['amazon flips and deals', 'AF'],
  ['Grouped', 'GR'],
  ['x', 'X'],
  ['  padded   name ', 'PN'],
  ['#general', 'GE'],
  ['(Best) "Deals"', 'BD'],
  ['• • Vault', 'VA'],
  ['4 seasons', '4S'],
  ['ålesund øst', 'ÅØ'],
  ['e\u0301cole', 'E\u0301C'],
  ['𝔤𝔯𝔬𝔲𝔭', '𝔤𝔯'],
  ['群組', '群組'],
  ['🦊 den', '🦊D'],
  ['👨‍👩‍👧‍👦 house', '👨‍👩‍👧‍👦H'],
  ['🇳🇴🇸🇪', '🇳🇴🇸🇪'],
  ['1️⃣ first', '1️⃣F'],
])('returns the initials of %j: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each(['', '   ', '!!!', '\u200b', '— …'])('returns null for %j', (name) => {
  expect(initialsOf(name)).toBeNull();
});
