import { describe, expect, it } from 'vitest';
import type { ConfigChange } from './changes';
import { obstacleOf } from './obstacle';

const points: ConfigChange = { key: 'SuccessPoints', before: 25, after: 77 };
const noId: ConfigChange = { key: 'guildId', before: '', after: 'abc' };
const noColor: ConfigChange = { key: 'EmbedColor', before: '#ffffff', after: 'violet' };

describe(obstacleOf, () => {
  it('lets changes through that can be saved', () => {
    expect(obstacleOf([points], false)).toBeNull();
  });

  it('names every edited setting whose value cannot be saved', () => {
    expect(obstacleOf([noId, points, noColor], false)).toEqual({
      kind: 'problems',
      keys: ['guildId', 'EmbedColor'],
    });
  });

  it('asks for clashes to be decided before anything else', () => {
    expect(obstacleOf([noId], true)).toEqual({ kind: 'undecided' });
  });

  it('says when there is nothing to save', () => {
    expect(obstacleOf([], false)).toEqual({ kind: 'nothingToSave' });
  });
});
