import { describe, expect, it } from 'vitest';
import { anyMessage, fieldsWith, messageWith, seeded } from './arbitrary.fixture';
import { blankEmbed, type Embed } from './embed';
import { checkMessage, isBlocking, type MessageProblem } from './limits';
import { newMessage, type Message } from './message';

const x = (length: number) => 'x'.repeat(length);
const author = { name: '', icon_url: '', url: '' };
const footer = { text: '', icon_url: '' };
const manyFields = (count: number, value = 'v') =>
  fieldsWith(...Array.from({ length: count }, () => ['n', value] as const));
const embedsWith = (...embeds: readonly Partial<Embed>[]): Message => ({
  ...messageWith(),
  embeds: embeds.map((embed, index) => ({ ...blankEmbed(String(index)), ...embed })),
});

describe('a valid message', () => {
  it.each([
    ['a new message', newMessage(() => '1', '2026-08-06T12:30:00.000Z')],
    ['only content', messageWith({}, { content: 'a' })],
    ['texts at the limit', messageWith({ title: x(256), description: '🎉'.repeat(4096) })],
    ['white space at the ends, which does not count', messageWith({ title: ` ${x(256)}\n` })],
    ['25 fields', messageWith({ fields: manyFields(25) })],
    [
      '6000 characters',
      messageWith({
        description: x(4096),
        title: x(256),
        footer: { text: x(1648), icon_url: '' },
      }),
    ],
    [
      'content of 2000',
      messageWith({}, { content: x(2000), username: x(80), thread_name: x(100) }),
    ],
    ['ten embeds', embedsWith(...Array.from({ length: 10 }, () => ({ title: 'a' })))],
    ['only an image', messageWith({ image: { url: 'https://example.com/a.png' } })],
    ['an address of 2048', messageWith({ title: 'a', url: `https://example.com/${x(2028)}` })],
    ['a thread', messageWith({ title: 'a' }, { thread_id: '12345678901234567' })],
    ['no color', messageWith({ title: 'a', color: '' })],
  ])('%s', (_, message) => {
    expect(checkMessage(message)).toEqual([]);
  });

  it('and any random message', () => {
    const random = seeded(4);
    for (let run = 0; run < 100; run += 1) {
      const message = anyMessage(random);
      expect(
        checkMessage(message).filter(({ kind }) => kind !== 'required' && kind !== 'sameUrl'),
      ).toEqual([]);
    }
  });
});

const cases: [string, Message, MessageProblem[]][] = [
  ['nothing', messageWith(), [{ path: '', kind: 'emptyMessage' }]],
  [
    'only a color and a time',
    messageWith({ color: '#fff', timestamp: '2026-08-06', url: 'https://example.com' }),
    [{ path: '', kind: 'emptyMessage' }],
  ],
  [
    'an empty embed among others',
    embedsWith({ title: 'a' }, {}),
    [{ path: 'embeds.1', kind: 'emptyEmbed' }],
  ],
  [
    'long texts',
    messageWith(
      {
        title: x(257),
        author: { ...author, name: x(258) },
        footer: { ...footer, text: x(2049) },
        fields: fieldsWith([x(257), x(1025)]),
      },
      { content: x(2001), username: x(81), thread_name: x(101) },
    ),
    [
      { path: 'content', kind: 'tooLong', limit: 2000, count: 2001 },
      { path: 'username', kind: 'tooLong', limit: 80, count: 81 },
      { path: 'thread_name', kind: 'tooLong', limit: 100, count: 101 },
      { path: 'embeds.0.title', kind: 'tooLong', limit: 256, count: 257 },
      { path: 'embeds.0.author.name', kind: 'tooLong', limit: 256, count: 258 },
      { path: 'embeds.0.footer.text', kind: 'tooLong', limit: 2048, count: 2049 },
      { path: 'embeds.0.fields.0.name', kind: 'tooLong', limit: 256, count: 257 },
      { path: 'embeds.0.fields.0.value', kind: 'tooLong', limit: 1024, count: 1025 },
    ],
  ],
  [
    'a long description, in characters instead of UTF-16 units',
    messageWith({ description: '🎉'.repeat(4097) }),
    [{ path: 'embeds.0.description', kind: 'tooLong', limit: 4096, count: 4097 }],
  ],
  [
    'more than 6000 characters in all embeds',
    embedsWith({ description: x(3000) }, { description: x(3001) }),
    [{ path: 'embeds', kind: 'allTooLong', limit: 6000, count: 6001 }],
  ],
  [
    'an eleventh embed',
    embedsWith(...Array.from({ length: 11 }, () => ({ title: 'a' }))),
    [{ path: 'embeds', kind: 'tooMany', limit: 10, count: 11 }],
  ],
  [
    'a 26th field',
    messageWith({ fields: manyFields(26) }),
    [{ path: 'embeds.0.fields', kind: 'tooMany', limit: 25, count: 26 }],
  ],
  [
    'an author without a name',
    messageWith({ title: 'a', author: { ...author, url: 'https://example.com' } }),
    [{ path: 'embeds.0.author.name', kind: 'required' }],
  ],
  [
    'a footer without text',
    messageWith({ title: 'a', footer: { ...footer, icon_url: 'https://example.com' } }),
    [{ path: 'embeds.0.footer.text', kind: 'required' }],
  ],
  [
    'empty fields',
    messageWith({ fields: fieldsWith(['', 'v'], ['n', ' '], ['\u200b', '\u200b']) }),
    [
      { path: 'embeds.0.fields.0.name', kind: 'blankField' },
      { path: 'embeds.0.fields.1.value', kind: 'blankField' },
    ],
  ],
  [
    'all kinds of addresses',
    messageWith(
      {
        title: 'a',
        url: 'example.com',
        author: { name: 'a', url: 'javascript:alert(1)', icon_url: 'attachment://a.png' },
        footer: { text: 'a', icon_url: 'data:image/png,a' },
        thumbnail: { url: 'file:///a' },
        image: { url: `https://example.com/${x(2029)}` },
      },
      { avatar_url: 'ftp://example.com' },
    ),
    [
      { path: 'avatar_url', kind: 'wrongScheme', scheme: 'ftp' },
      { path: 'embeds.0.url', kind: 'notAUrl' },
      { path: 'embeds.0.author.url', kind: 'wrongScheme', scheme: 'javascript' },
      { path: 'embeds.0.author.icon_url', kind: 'wrongScheme', scheme: 'attachment' },
      { path: 'embeds.0.footer.icon_url', kind: 'wrongScheme', scheme: 'data' },
      { path: 'embeds.0.thumbnail.url', kind: 'wrongScheme', scheme: 'file' },
      { path: 'embeds.0.image.url', kind: 'tooLong', limit: 2048, count: 2049 },
    ],
  ],
  [
    'an invalid color and time',
    messageWith({ title: 'a', color: '#58', timestamp: 'soon' }),
    [
      { path: 'embeds.0.color', kind: 'notAColor' },
      { path: 'embeds.0.timestamp', kind: 'notATimestamp' },
    ],
  ],
  [
    "Discord's own name",
    messageWith({ title: 'a' }, { username: 'My DisCord Bot' }),
    [{ path: 'username', kind: 'forbiddenName', word: 'discord' }],
  ],
  [
    "its robot's name",
    messageWith({ title: 'a' }, { username: 'bonnie&clyde' }),
    [{ path: 'username', kind: 'forbiddenName', word: 'clyde' }],
  ],
  [
    'an invalid thread id',
    messageWith({ title: 'a' }, { thread_id: '123' }),
    [{ path: 'thread_id', kind: 'notASnowflake' }],
  ],
  [
    'both an existing and a new thread',
    messageWith({ title: 'a' }, { thread_id: '12345678901234567', thread_name: 'new' }),
    [{ path: 'thread_name', kind: 'threadTwice' }],
  ],
  [
    'two embeds with the same URL',
    embedsWith(
      { title: 'a', url: 'https://example.com' },
      { title: 'b' },
      { title: 'c', url: ' https://example.com ' },
    ),
    [{ path: 'embeds.2.url', kind: 'sameUrl', first: 0 }],
  ],
  [
    'five images for one URL',
    embedsWith(
      { title: 'a', url: 'https://example.com', image: { url: 'https://example.com/1.png' } },
      ...[2, 3, 4, 5].map((at) => ({
        url: 'https://example.com',
        image: { url: `https://example.com/${at}.png` },
      })),
    ),
    [{ path: 'embeds.4.url', kind: 'galleryFull', first: 0 }],
  ],
];

describe('checkMessage', () => {
  it.each(cases)('%s', (_, message, problems) => {
    expect(checkMessage(message)).toEqual(problems);
  });

  it('returns problems in the order of the form', () => {
    const message = {
      ...embedsWith({ title: x(257), url: 'a' }, { color: 'red', title: 'a' }),
      username: 'clyde',
      content: x(2001),
    };
    expect(checkMessage(message).map(({ path }) => path)).toEqual([
      'content',
      'username',
      'embeds.0.title',
      'embeds.0.url',
      'embeds.1.color',
    ]);
  });
});

it.each([
  ['emptyEmbed', false],
  ['blankField', false],
  ['emptyMessage', true],
  ['required', true],
  ['notAUrl', true],
] as const)('%s blocks sending: %s', (kind, blocks) => {
  expect(isBlocking({ path: '', kind })).toBe(blocks);
});
