import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CommandPart, exampleParts, typedParts, usageParts } from './command-syntax';

/** Returns each part as "kind:text". Leaves out the parts that contain only spaces. */
const shown = (parts: readonly CommandPart[]) =>
  parts.filter(({ text }) => text.trim() !== '').map(({ kind, text }) => `${kind}:${text}`);

describe('usageParts', () => {
  it.each([
    ['/bounties', ['command:/bounties']],
    ['/addrole member role', ['command:/addrole', 'option:member', 'option:role']],
    [
      '/points add member amount',
      ['command:/points', 'subcommand:add', 'option:member', 'option:amount'],
    ],
    [
      '/lock lock | unlock [channel]',
      [
        'command:/lock',
        'subcommand:lock',
        'mark:|',
        'subcommand:unlock',
        'mark:[',
        'option:channel',
        'mark:]',
      ],
    ],
  ])('%s', (usage, parts) => {
    expect(shown(usageParts(usage))).toEqual(parts);
  });
});

describe('typedParts', () => {
  it.each([
    ['/addrole @mira VIP', ['command:/addrole', 'mention:@mira', 'value:VIP']],
    [
      '/relay-add #supplier-feed #deals',
      ['command:/relay-add', 'mention:#supplier-feed', 'mention:#deals'],
    ],
    [
      '/watermark set https://a.example/logo.png',
      ['command:/watermark', 'subcommand:set', 'value:https://a.example/logo.png'],
    ],
    ['/poll Which? | Cards', ['command:/poll', 'value:Which?', 'value:|', 'value:Cards']],
    ['restock', ['plain:restock']],
    ['/', ['plain:/']],
  ])('%s', (line, parts) => {
    expect(shown(typedParts(line))).toEqual(parts);
  });
});

describe('exampleParts', () => {
  it('tells a command from the response of the bot', () => {
    expect(shown(exampleParts('/addtime @mira 14\nmira keeps Base.'))).toEqual([
      'command:/addtime',
      'mention:@mira',
      'value:14',
      'answer:mira keeps Base.',
    ]);
  });

  it('marks mentions and placeholders in text without a command, and not email addresses', () => {
    expect(shown(exampleParts('Welcome, {member}! See #roles, me@a.example'))).toEqual([
      'plain:Welcome, ',
      'mention:{member}',
      'plain:! See ',
      'mention:#roles',
      'plain:, me@a.example',
    ]);
  });
});

it.each([
  ['usageParts', usageParts],
  ['typedParts', typedParts],
  ['exampleParts', exampleParts],
])('the parts of %s are the text', (_, split) => {
  const text = fc.string({
    unit: fc.constantFrom('/', 'a', 'add', ' ', '[', ']', '|', '@', '\n', '#'),
  });
  fc.assert(
    fc.property(text, (line) => {
      expect(
        split(line)
          .map((part) => part.text)
          .join(''),
      ).toBe(line);
    }),
  );
});
