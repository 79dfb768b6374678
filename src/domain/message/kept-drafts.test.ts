import { describe, expect, it } from 'vitest';
import {
  canKeepAs,
  draftCalled,
  draftName,
  MOST_DRAFTS,
  readNamedDrafts,
  withDraft,
  withoutDraft,
  type NamedDraft,
} from './kept-drafts';
import { blankMessage } from './message';

const newId = () => 'id';
const at = '2026-11-20T09:00:00.000Z';
const draft = (name: string, content = ''): NamedDraft => ({
  name,
  message: { ...blankMessage(newId), content },
  at,
});
const stored = (drafts: unknown) => JSON.parse(JSON.stringify(drafts)) as unknown;

describe('named drafts', () => {
  it('are read as they were kept', () => {
    const drafts = [draft('a', 'one'), draft('b', 'two')];
    expect(readNamedDrafts(stored(drafts), newId)).toEqual(drafts);
  });

  it.each([
    ['no list', { name: 'a' }],
    ['null', null],
    ['texts', ['a', 'b']],
    ['no name', [{ ...draft('a'), name: ' ' }]],
    ['a name of another kind', [{ ...draft('a'), name: 1 }]],
    ['no time', [{ ...draft('a'), at: 'yesterday' }]],
    ['no message', [{ ...draft('a'), message: { content: 5 } }]],
  ])('are none out of %s', (_, raw) => {
    expect(readNamedDrafts(stored(raw), newId)).toEqual([]);
  });

  it('have names of their own: the first of two stays', () => {
    const read = readNamedDrafts(stored([draft('a', 'one'), draft('a', 'two')]), newId);
    expect(read).toEqual([draft('a', 'one')]);
  });

  it('take the place of another of their name, and come first', () => {
    const drafts = [draft('a', 'one'), draft('b', 'two')];
    expect(withDraft(drafts, draft('b', 'new'))).toEqual([draft('b', 'new'), draft('a', 'one')]);
    expect(withoutDraft(drafts, 'a')).toEqual([draft('b', 'two')]);
    expect([draftCalled(drafts, 'b'), draftCalled(drafts, 'c')]).toEqual([draft('b', 'two'), null]);
  });

  it('have short names without white space around them', () => {
    expect([draftName('  Sale \n'), draftName('🎉'.repeat(100)), draftName(' ')]).toEqual([
      'Sale',
      '🎉'.repeat(80),
      '',
    ]);
  });

  it('are kept while there is room, or where they take another’s', () => {
    const many = Array.from({ length: MOST_DRAFTS }, (_, place) => draft(`${place}`));
    expect([
      canKeepAs([], 'a'),
      canKeepAs([], ' '),
      canKeepAs(many, 'new'),
      canKeepAs(many, '7'),
    ]).toEqual([true, false, false, true]);
  });
});
