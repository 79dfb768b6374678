import { describe, expect, it } from 'vitest';
import { defaultConfig } from './fields';
import { editsWith } from './follow';

const [a, b] = ['111111111111111111', '222222222222222222'];

function configOf(guildId: string, guildID: string) {
  return { ...defaultConfig(), guildId, guildID };
}

describe('editsWith', () => {
  it.each([
    ['equal and never saved', configOf('', ''), configOf('', '')],
    ['equal and stored', configOf(a, a), configOf(a, a)],
    ['equal and both changed', configOf(a, a), configOf(b, b)],
    ['made equal again', configOf(a, b), configOf(a, a)],
  ])('also sets the second copy: %s', (_, base, draft) => {
    expect(editsWith({ base, draft }, 'guildId', '3')).toEqual([
      { key: 'guildId', value: '3' },
      { key: 'guildID', value: '3' },
    ]);
  });

  it.each([
    ['stored with another value', configOf(a, b), configOf(a, b)],
    ['stored empty', configOf(a, ''), configOf('', '')],
    ['typed another value', configOf(a, a), configOf(a, b)],
  ])('leaves a second copy with its own value alone: %s', (_, base, draft) => {
    expect(editsWith({ base, draft }, 'guildId', '3')).toEqual([{ key: 'guildId', value: '3' }]);
  });

  it('leaves the first copy alone when the second is set', () => {
    const config = configOf(a, a);
    expect(editsWith({ base: config, draft: config }, 'guildID', b)).toEqual([
      { key: 'guildID', value: b },
    ]);
  });
});
