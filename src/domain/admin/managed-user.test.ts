import { describe, expect, it } from 'vitest';
import {
  afterUserChange,
  checkManagedUser,
  closingError,
  findManagedUsers,
  readManagedUser,
  type ManagedUser,
  type ManagedUserProblems,
} from './managed-user';

const id = '218345611802574848';

describe('checkManagedUser', () => {
  it.each<[discordId: string, panelId: string, ManagedUserProblems]>([
    [id, 'resell-heaven', {}],
    ['12345678901234567', 'p', {}],
    ['12345678901234567890', 'p', {}],
    [`  ${id} `, ' p ', {}],
    [`<@${id}>`, 'p', {}],
    [`<@!${id}>`, 'p', {}],
    ['', '', { discordId: 'missing', panelId: 'missing' }],
    ['  ', 'p', { discordId: 'missing' }],
    [id, ' \t', { panelId: 'missing' }],
    ['1234567890123456', 'p', { discordId: 'notASnowflake' }],
    ['123456789012345678901', 'p', { discordId: 'notASnowflake' }],
    ['mira.resells', 'p', { discordId: 'notASnowflake' }],
    ['218345611802574848x', 'p', { discordId: 'notASnowflake' }],
    ['-18345611802574848', '', { discordId: 'notASnowflake', panelId: 'missing' }],
    [id, 'p'.repeat(100), {}],
    [id, '🃏'.repeat(100), {}],
    [id, ` ${'p'.repeat(100)} `, {}],
    [id, 'p'.repeat(101), { panelId: 'tooLong' }],
  ])('%j and %j', (discordId, panelId, problems) => {
    expect(checkManagedUser({ discordId, panelId })).toEqual(problems);
  });
});

describe('readManagedUser', () => {
  it('trims input and reads a mention as its id', () => {
    expect(readManagedUser({ discordId: ` <@${id}>`, panelId: ' Panel 7 ' })).toEqual({
      discordId: id,
      panelId: 'Panel 7',
    });
  });
});

const user = (discordId: string, panelId: string): ManagedUser => ({
  discordId,
  panelId,
  isOwner: true,
  addedAt: '2026-11-20T12:00:00Z',
});
const deals = user('218345611802574848', 'Deals-Panel');
const cards = user('402715839204413440', 'cards panel');

describe('afterUserChange', () => {
  it.each([
    ['an addition is first', { type: 'added', user: cards }, [cards, deals]],
    [
      'an addition replaces the one that was read meanwhile',
      { type: 'added', user: deals },
      [deals],
    ],
    ['a removal', { type: 'removed', discordId: deals.discordId }, []],
    [
      'a removal of one who is not listed',
      { type: 'removed', discordId: cards.discordId },
      [deals],
    ],
  ] as const)('%s', (_, change, users) => {
    expect(afterUserChange([deals], change)).toEqual(users);
  });
});

describe('closingError', () => {
  it.each([
    [['notAllowed', undefined], 'notAllowed'],
    [[undefined, 'signInRequired'], 'signInRequired'],
    [['alreadyThere', 'unknown'], null],
    [[undefined, undefined], null],
  ] as const)('%j: %s', (kinds, closing) => {
    expect(closingError(...kinds)).toBe(closing);
  });
});

describe('findManagedUsers', () => {
  it.each<[string, readonly ManagedUser[]]>([
    ['', [deals, cards]],
    ['  ', [deals, cards]],
    ['deals', [deals]],
    ['PANEL', [deals, cards]],
    ['4134', [cards]],
    ['panel 2183', [deals]],
    ['panel cards', [cards]],
    ['848 deals-', [deals]],
    ['nothing', []],
  ])('%j', (query, found) => {
    expect(findManagedUsers([deals, cards], query)).toEqual(found);
  });
});
