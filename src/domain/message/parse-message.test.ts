import { describe, expect, it } from 'vitest';
import { countedIds, messageWith } from './arbitrary.fixture';
import { parseMessage } from './parse-message';

const parse = (raw: unknown) => parseMessage(raw, countedIds());
const [kim, ada] = ['300000000000000001', '300000000000000002'];
const problemOf = (raw: unknown) => {
  const result = parse(raw);
  return result.ok ? null : result.error;
};
const mustBe = (path: string, expected: string) => ({ kind: 'mustBe', path, expected });
const unknownKey = (path: string, suggestion: string) => ({ kind: 'unknownKey', path, suggestion });

describe('reports a mistake by its path', () => {
  it.each<[string, unknown, unknown]>([
    ['a number as a title', { embeds: [{ title: 5 }] }, mustBe('embeds[0].title', 'text')],
    ['a number as the title of a single embed', { title: 5 }, mustBe('title', 'text')],
    [
      'a number as a name',
      { embeds: [{ fields: [{ name: 'a' }, { name: 5, value: 'b' }] }] },
      mustBe('embeds[0].fields[1].name', 'text'),
    ],
    ['a string as author', { embeds: [{ author: 'Ada' }] }, mustBe('embeds[0].author', 'object')],
    ['a string as inline', { fields: [{ inline: 'yes' }] }, mustBe('fields[0].inline', 'boolean')],
    ['a list as a color', { color: [] }, mustBe('color', 'color')],
    ['embeds that are not a list', { content: 'a', embeds: {} }, mustBe('embeds', 'list')],
    ['a string as an embed', { embeds: ['a'] }, mustBe('embeds[0]', 'object')],
    ['a string', 'title', mustBe('', 'object')],
    ['a list as an embed', { embeds: [[{ title: 'a' }]] }, mustBe('embeds[0]', 'object')],
    ['a list as author', { title: 'a', author: [] }, mustBe('author', 'object')],
    ['a list as footer', { title: 'a', footer: ['b'] }, mustBe('footer', 'object')],
    ['a list as image', { title: 'a', image: [{ url: 'b' }] }, mustBe('image', 'object')],
    ['a list as a field', { fields: [['a', 'b']] }, mustBe('fields[0]', 'object')],
    ['a list as poll', { content: 'a', poll: [] }, mustBe('poll', 'object')],
    [
      'a list as a question',
      { poll: { question: ['a'], answers: [] } },
      mustBe('poll.question', 'object'),
    ],
    [
      'a list as allowed mentions',
      { content: 'a', allowed_mentions: [] },
      mustBe('allowed_mentions', 'object'),
    ],
    [
      '11 embeds',
      { embeds: Array.from({ length: 11 }, () => ({ title: 'a' })) },
      { kind: 'tooMany', path: 'embeds', limit: 10, count: 11 },
    ],
    [
      '26 fields',
      { fields: Array.from({ length: 26 }, () => ({ name: 'a', value: 'b' })) },
      { kind: 'tooMany', path: 'fields', limit: 25, count: 26 },
    ],
    ['titel', { embeds: [{ titel: 'a' }] }, unknownKey('embeds[0].titel', 'title')],
    ['only a mistyped key', { titel: 'a' }, unknownKey('titel', 'title')],
    ['ulr, with two letters swapped', { title: 'a', ulr: 'https://a.b' }, unknownKey('ulr', 'url')],
    ['colour', { title: 'a', colour: 5 }, unknownKey('colour', 'color')],
    ['desc', { title: 'a', desc: 'b' }, unknownKey('desc', 'description')],
    ['contents', { contents: 'a' }, unknownKey('contents', 'content')],
    [
      'a mistyped nested key',
      { embeds: [{ footer: { txt: 'a' } }] },
      unknownKey('embeds[0].footer.txt', 'text'),
    ],
    ['no known key', { a: 1 }, { kind: 'noKeys' }],
    ['flags as a string', { content: 'a', flags: '4' }, mustBe('flags', 'wholeNumber')],
    [
      'an unknown kind of mention',
      { content: 'a', allowed_mentions: { parse: ['all'] } },
      mustBe('allowed_mentions.parse[0]', 'mentionType'),
    ],
    [
      'a poll without a question',
      { poll: { answers: [] } },
      { kind: 'missing', path: 'poll.question' },
    ],
    [
      'a component without a type',
      { components: [{ components: [] }] },
      { kind: 'missing', path: 'components[0].type' },
    ],
  ])('%s', (_, raw, problem) => {
    expect(problemOf(raw)).toEqual(problem);
  });
});

describe('parsing', () => {
  const kept = {
    tts: true,
    flags: 4 | 4096,
    allowed_mentions: { parse: [] },
    components: [
      { type: 1, components: [{ type: 2, style: 5, label: 'Shop', url: 'https://a.b' }] },
    ],
    poll: { question: { text: 'When?' }, answers: [{ poll_media: { text: 'Now' } }], duration: 24 },
    applied_tags: ['600000000000000001'],
  };

  it('keeps every part that Discord accepts', () => {
    expect(parse({ content: 'a', ...kept })).toEqual({
      ok: true,
      value: {
        message: { ...messageWith(), content: 'a', ...kept, embeds: [expect.anything()] },
        leftOut: [],
      },
    });
  });

  it('accepts a message without content and embeds', () => {
    const v2 = { flags: 32_768, components: [{ type: 10, content: 'a' }] };
    expect(parse(v2)).toMatchObject({ ok: true, value: { message: v2, leftOut: [] } });
  });

  it('converts the poll of a sent message to a new one', () => {
    const poll = {
      ...kept.poll,
      answers: [{ answer_id: 1, poll_media: { text: 'Now', emoji: null } }],
      expiry: '2026-11-20T09:00:00.000Z',
      results: { is_finalized: false },
    };
    const { duration: _, ...sent } = poll;
    const result = parse({ poll: sent });
    expect(result.ok && result.value).toMatchObject({
      message: {
        poll: { question: { text: 'When?' }, answers: [{ poll_media: { text: 'Now' } }] },
      },
      leftOut: [],
    });
    expect(JSON.stringify(result)).not.toContain('answer_id');
  });

  it('names what it leaves out, except keys that Discord adds and empty parts', () => {
    const sent = {
      id: '1',
      channel_id: '2',
      author: { id: '3' },
      type: 0,
      pinned: false,
      content: 'a',
      flags: 32,
      attachments: [{ id: '500000000000000001', filename: 'a.png' }],
      sticker_items: [{ id: '1' }],
      stickers: [],
      message_reference: { message_id: '1' },
      embeds: [
        { type: 'rich', title: 'b', provider: { name: 'c' }, image: { url: 'd', width: 1 } },
        { type: 'link', title: 'A page', url: 'https://example.com' },
      ],
    };
    const result = parse(sent);
    expect(result.ok && result.value.leftOut).toEqual([
      'attachments',
      'sticker_items',
      'message_reference',
      'embeds[0].provider',
      'embeds[1]',
      'flags',
    ]);
    expect(result.ok && result.value.message.embeds.map(({ title }) => title)).toEqual(['b']);
  });

  it.each<[given: object, kept: object]>([
    [
      { parse: ['users', 'everyone'], users: [kim, ada, kim] },
      { parse: ['everyone'], users: [kim, ada] },
    ],
    [
      { parse: ['roles', 'roles'], users: [kim] },
      { parse: ['roles'], users: [kim] },
    ],
    [
      { parse: ['users'], users: [] },
      { parse: ['users'], users: [] },
    ],
    [{ roles: [ada] }, { roles: [ada] }],
  ])('sends the allowed mentions %j so that Discord accepts them', (allowed_mentions, kept) => {
    const result = parse({ content: 'a', allowed_mentions });
    expect(result.ok && result.value.message.allowed_mentions).toEqual(kept);
  });

  it.each([
    [16_777_216, 'color', ''],
    [-1, 'color', ''],
    [1.5, 'color', ''],
    [16_777_215, null, '#ffffff'],
    ['zzz', null, 'zzz'],
  ])('of the color %o leaves out %o', (color, lost, kept) => {
    const alone = parse({ title: 'a', color });
    const inList = parse({ content: 'a', embeds: [{ title: 'a' }, { title: 'b', color }] });
    expect(alone.ok && alone.value.leftOut).toEqual(lost === null ? [] : [lost]);
    expect(inList.ok && inList.value.leftOut).toEqual(lost === null ? [] : [`embeds[1].${lost}`]);
    expect(alone.ok && alone.value.message.embeds[0]?.color).toBe(kept);
  });

  it.each([
    [1_700_000_000, true, '2023-11-14T22:13:20.000Z'],
    ['1700000000', true, '2023-11-14T22:13:20.000Z'],
    ['2026-08-06T12:30', true, '2026-08-06T12:30'],
    ['2023-02-30', false, ''],
    ['tomorrow', false, ''],
    [1.7e15, false, ''],
    ['', true, ''],
    [null, true, ''],
  ])('of the timestamp %o keeps it: %o', (timestamp, isKept, kept) => {
    const result = parse({ title: 'a', timestamp });
    expect(result.ok && result.value.leftOut).toEqual(isKept ? [] : ['timestamp']);
    expect(result.ok && result.value.message.embeds[0]?.timestamp).toBe(kept);
  });

  it('copies no prototype and nothing deeper than Discord allows', () => {
    const raw = JSON.parse('{"components":[{"type":1,"__proto__":{"a":1}}]}') as unknown;
    const result = parse(raw);
    expect(result.ok && result.value.message.components).toEqual([{ type: 1 }]);
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) as unknown;
    expect(problemOf({ components: [{ type: 1, deep }] })).toEqual(
      mustBe('components[0]', 'shallow'),
    );
  });
});
