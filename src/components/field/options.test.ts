import { describe, expect, it } from 'vitest';
import { inGroupOrder, matchingOptions, optionNamed, underHeadings } from './options';

const rules = { id: '1', label: 'rules' };
const general = { id: '22', label: 'General chat', group: 'Community' };
const lounge = { id: '23', label: 'lounge', group: 'Voice', hint: 'Stage' };
const success = { id: '3', label: 'Succès', group: 'Community' };
const all = [general, lounge, rules, success];

describe(inGroupOrder, () => {
  it('puts options without a heading first and keeps each heading together', () => {
    expect(inGroupOrder(all)).toEqual([rules, general, success, lounge]);
  });
});

describe(underHeadings, () => {
  it('groups options by heading', () => {
    expect(underHeadings([rules, general, success, lounge])).toEqual([
      rules,
      { id: 'group Community', heading: 'Community', options: [general, success] },
      { id: 'group Voice', heading: 'Voice', options: [lounge] },
    ]);
  });
  it('returns an empty list for no options', () => {
    expect(underHeadings([])).toEqual([]);
  });
});

describe(matchingOptions, () => {
  it.each([
    ['', all],
    ['  ', all],
    ['UNG', [lounge]],
    ['community', [general, success]],
    ['stage', [lounge]],
    ['2', [general, lounge]],
    ['3', [success]],
    ['succes', [success]],
    ['SUCCÈS', [success]],
    ['zzz', []],
  ])('returns the matches of %j', (typed, matching) => {
    expect(matchingOptions(all, typed)).toEqual(matching);
  });
});

describe('an ambiguous name', () => {
  const chats = [
    { id: '1', label: 'chat (Community)', name: 'chat' },
    { id: '2', label: 'chat (Staff)', name: 'chat' },
    { id: '3', label: 'Chat', name: 'Chat' },
  ];
  it.each([
    ['chat', undefined],
    ['CHAT', undefined],
    ['ｃｈａｔ', undefined],
    ['chat (staff)', '2'],
    ['Chat', '3'],
    ['1', '1'],
  ])('%s is the option %s', (typed, id) => {
    expect(optionNamed(chats, typed)?.id).toBe(id);
    expect(matchingOptions(chats, 'chat')).toEqual(chats);
  });
});

describe(optionNamed, () => {
  it.each([
    ['rules', rules],
    [' RULES ', rules],
    ['22', general],
    ['succes', success],
    ['rule', undefined],
    ['', undefined],
  ])('returns the option named %j', (typed, option) => {
    expect(optionNamed(all, typed)).toEqual(option);
  });
  it('prefers an id to a label, and an exact label to one in different case', () => {
    const options = [
      { id: 'a', label: 'b' },
      { id: 'b', label: 'VIP' },
      { id: 'c', label: 'vip' },
    ];
    expect(optionNamed(options, 'b')?.id).toBe('b');
    expect(optionNamed(options, 'vip')?.id).toBe('c');
  });
});
