import { describe, expect, it } from 'vitest';
import {
  canSaveAs,
  draftCalled,
  draftName,
  MOST_DRAFTS,
  readNamedDrafts,
  withDraft,
  withoutDraft,
  type NamedDraft,
} from './named-drafts';
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
  it('are read as stored', () => {
    const drafts = [draft('a', 'one'), draft('b', 'two')];
    expect(readNamedDrafts(stored(drafts), newId)).toEqual(drafts);
  });

  it.each([
    ['an object instead of a list', { name: 'a' }],
    ['null', null],
    ['texts', ['a', 'b']],
    ['a blank name', [{ ...draft('a'), name: ' ' }]],
    ['a name of another type', [{ ...draft('a'), name: 1 }]],
    ['an invalid time', [{ ...draft('a'), at: 'yesterday' }]],
    ['an invalid message', [{ ...draft('a'), message: { content: 5 } }]],
  ])('are empty for %s', (_, raw) => {
    expect(readNamedDrafts(stored(raw), newId)).toEqual([]);
  });

  it('have unique names: the first of two stays', () => {
    const read = readNamedDrafts(stored([draft('a', 'one'), draft('a', 'two')]), newId);
    expect(read).toEqual([draft('a', 'one')]);
  });

  it('replace a draft of the same name and come first', () => {
    const drafts = [draft('a', 'one'), draft('b', 'two')];
    expect(withDraft(drafts, draft('b', 'new'))).toEqual([draft('b', 'new'), draft('a', 'one')]);
    expect(withoutDraft(drafts, 'a')).toEqual([draft('b', 'two')]);
    expect([draftCalled(drafts, 'b'), draftCalled(drafts, 'c')]).toEqual([draft('b', 'two'), null]);
  });

  it('have trimmed and short names', () => {
    expect([draftName('  Sale \n'), draftName('🎉'.repeat(100)), draftName(' ')]).toEqual([
      'Sale',
      '🎉'.repeat(80),
      '',
    ]);
  });

  it('can be saved while there is room, or to replace another', () => {
    const many = Array.from({ length: MOST_DRAFTS }, (_, place) => draft(`${place}`));
    expect([
      canSaveAs([], 'a'),
      canSaveAs([], ' '),
      canSaveAs(many, 'new'),
      canSaveAs(many, '7'),
    ]).toEqual([true, false, false, true]);
  });
});
