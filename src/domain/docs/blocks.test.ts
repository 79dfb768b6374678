import { describe, expect, it } from 'vitest';
import { blockText, plainText, splitRich, type Block } from './blocks';

describe('splitRich', () => {
  it.each([
    ['Run it.', [{ kind: 'text', text: 'Run it.' }]],
    [
      'Run `/poll` now.',
      [
        { kind: 'text', text: 'Run ' },
        { kind: 'code', text: '/poll' },
        { kind: 'text', text: ' now.' },
      ],
    ],
    [
      '`a``b`',
      [
        { kind: 'code', text: 'a' },
        { kind: 'code', text: 'b' },
      ],
    ],
    ['one ` alone', [{ kind: 'text', text: 'one ` alone' }]],
    ['empty `` code', [{ kind: 'text', text: 'empty `` code' }]],
    ['**no** <b>other</b> marks', [{ kind: 'text', text: '**no** <b>other</b> marks' }]],
    ['', []],
  ])('%s', (text, pieces) => {
    expect(splitRich(text)).toEqual(pieces);
  });

  it('plainText removes the backticks', () => {
    expect(plainText('Run `/poll` or `/event`.')).toBe('Run /poll or /event.');
  });
});

it.each<[Block, string]>([
  [{ kind: 'text', text: 'Set `roleId`.' }, 'Set roleId.'],
  [{ kind: 'note', text: 'Set `roleId`.' }, 'Set roleId.'],
  [{ kind: 'list', items: ['one `1`', 'two'] }, 'one 1\ntwo'],
  [{ kind: 'steps', items: ['first', 'then `2`'] }, 'first\nthen 2'],
  [{ kind: 'example', text: '`as it stands`' }, '`as it stands`'],
])('the text of a block: %o', (block, text) => {
  expect(blockText(block)).toBe(text);
});
