import { describe, expect, it } from 'vitest';
import type { ConfigChange } from './changes';
import { obstacleOf } from './obstacle';

const points: ConfigChange = { key: 'SuccessPoints', before: 25, after: 77 };
const noId: ConfigChange = { key: 'guildId', before: '', after: 'abc' };
const noColor: ConfigChange = { key: 'EmbedColor', before: '#ffffff', after: 'violet' };

describe(obstacleOf, () => {
  it('returns null for changes that can be saved', () => {
    expect(obstacleOf([points], false)).toBeNull();
  });

  it('returns every changed setting with an invalid value', () => {
    expect(obstacleOf([noId, points, noColor], false)).toEqual({
      kind: 'problems',
      keys: ['guildId', 'EmbedColor'],
    });
  });

  it('reports an undecided conflict first', () => {
    expect(obstacleOf([noId], true)).toEqual({ kind: 'undecided' });
  });

  it('reports that there is nothing to save', () => {
    expect(obstacleOf([], false)).toEqual({ kind: 'nothingToSave' });
  });
});
