import { describe, expect, it } from 'vitest';
import {
  countedIds,
  fieldsWith,
  messageWith,
  seeded,
  anyMessage,
  withoutIds,
} from './arbitrary.fixture';
import { blankEmbed } from './embed';
import { allowedMentionsOf } from './mentions';
import { newMessage } from './message';
import { formPathOf, fromPayload, toEditPayload, toPayload } from './payload';
import { toJson, toShared } from './shared-json';

const full = messageWith(
  {
    title: 'Title',
    description: ' Description ',
    url: ' https://example.com/ ',
    color: '#5865F2',
    timestamp: '2026-08-06T12:30',
    author: { name: 'Ada', icon_url: 'https://example.com/a.png', url: 'https://example.com/ada' },
    footer: { text: 'Footer', icon_url: 'https://example.com/f.png' },
    thumbnail: { url: 'https://example.com/t.png' },
    image: { url: 'https://example.com/i.png' },
    fields: fieldsWith(['one', '1', true], ['two', '2']),
  },
  {
    content: 'Hello',
    username: 'Captain Hook',
    avatar_url: 'https://example.com/h.png',
    thread_name: 'Post',
    thread_id: '12345678901234567',
  },
);

/** What is sent with a message that mentions no one. */
const noOne = { allowed_mentions: { parse: [] } };

describe('toPayload', () => {
  it('returns what Discord accepts', () => {
    expect(toPayload(full)).toEqual({
      content: 'Hello',
      username: 'Captain Hook',
      avatar_url: 'https://example.com/h.png',
      thread_name: 'Post',
      embeds: [
        {
          title: 'Title',
          description: ' Description ',
          url: 'https://example.com/',
          color: 5_793_266,
          timestamp: '2026-08-06T12:30:00.000Z',
          author: {
            name: 'Ada',
            url: 'https://example.com/ada',
            icon_url: 'https://example.com/a.png',
          },
          footer: { text: 'Footer', icon_url: 'https://example.com/f.png' },
          thumbnail: { url: 'https://example.com/t.png' },
          image: { url: 'https://example.com/i.png' },
          fields: [
            { name: 'one', value: '1', inline: true },
            { name: 'two', value: '2', inline: false },
          ],
        },
      ],
      allowed_mentions: { parse: [] },
    });
  });

  it('returns these exact bytes for a new embed', () => {
    const message = newMessage(() => '1', '2026-08-06T12:30:00.000Z');
    expect(JSON.stringify(toPayload(message))).toBe(
      '{"embeds":[{"title":"New Embed","description":"This is a sample description. It can be **bold**, *italic*, or `code`.","color":5793266,"timestamp":"2026-08-06T12:30:00.000Z"}],"allowed_mentions":{"parse":[]}}',
    );
  });

  it.each([
    ['nothing', messageWith(), {}],
    ['blank texts', messageWith({ title: ' ' }, { content: '\n', username: ' ' }), {}],
    ['only content', messageWith({ color: '#ffffff' }, { content: 'a' }), { content: 'a' }],
    [
      'an invalid color and time',
      messageWith({ title: 'a', color: '#58', timestamp: 'soon' }),
      { embeds: [{ title: 'a' }] },
    ],
    ['black', messageWith({ title: 'a', color: '#000' }), { embeds: [{ title: 'a', color: 0 }] }],
    [
      'blank fields',
      messageWith({ fields: fieldsWith(['', '']) }),
      { embeds: [{ fields: [{ name: '', value: '', inline: false }] }] },
    ],
  ])('leaves out empty parts: %s', (_, message, payload) => {
    expect(toPayload(message)).toEqual({ ...payload, ...noOne });
  });
});

it('sends empty parts when editing', () => {
  expect(toEditPayload(messageWith({}, { username: 'a', thread_name: 'b' }))).toEqual({
    content: '',
    embeds: [],
    ...noOne,
  });
  expect(toEditPayload(messageWith({ title: 'a' }, { content: 'b' }))).toEqual({
    content: 'b',
    embeds: [{ title: 'a' }],
    ...noOne,
  });
});

describe('the parts that the form cannot edit', () => {
  const components = [
    { type: 1, components: [{ type: 2, style: 5, label: 'a', url: 'https://a.b' }] },
  ];
  const files = [
    { id: '500000000000000001', filename: 'a.png', url: 'https://cdn.example/1/a.png?ex=1' },
    { id: '500000000000000002', filename: 'b.png', url: 'https://cdn.example/2/b.png?ex=1' },
  ];

  it('are sent with the message, except files and removed parts', () => {
    const parts = { tts: true, flags: 4, allowed_mentions: { parse: [] }, components };
    expect(toPayload(messageWith({}, { content: 'a', ...parts, attachments: files }))).toEqual({
      content: 'a',
      ...parts,
    });
    expect(toPayload(messageWith({}, { content: 'a', components: [], flags: 0 }))).toEqual({
      content: 'a',
      ...noOne,
    });
  });

  it('are left out of an edit when unchanged', () => {
    const sent = { components, flags: 4, attachments: files };
    expect(toEditPayload(messageWith({}, { content: 'a', ...sent }), sent)).toEqual({
      content: 'a',
      embeds: [],
      ...noOne,
    });
    expect(toEditPayload(messageWith({}, { content: 'a' }), sent)).toEqual({
      content: 'a',
      embeds: [],
      ...noOne,
    });
  });

  it('are changed and removed by an edit', () => {
    const sent = { components, flags: 4, attachments: files };
    const removed = { components: [], flags: 0, attachments: files.slice(1) };
    expect(toEditPayload(messageWith({}, { content: 'a', ...removed }), sent)).toEqual({
      content: 'a',
      embeds: [],
      components: [],
      flags: 0,
      attachments: [{ id: '500000000000000002' }],
      ...noOne,
    });
    const parts = { components, flags: 4, allowed_mentions: { parse: [] } };
    expect(toEditPayload(messageWith({}, { content: 'a', ...parts }))).toEqual({
      content: 'a',
      embeds: [],
      ...parts,
    });
  });

  it('omit content and embeds for Components V2, as Discord requires', () => {
    const sent = { components: [{ type: 10, content: 'a' }], flags: 32_768 };
    const components = [{ type: 10, content: 'b' }];
    expect(toEditPayload(messageWith({}, { ...sent, components }), sent)).toEqual({
      components,
      ...noOne,
    });
  });

  it('refer to files by name, because addresses of attachments expire', () => {
    const embed = { title: 'a', image: { url: 'https://cdn.example/1/a.png?ex=2' } };
    expect(toEditPayload(messageWith(embed, { attachments: files })).embeds).toEqual([
      { title: 'a', image: { url: 'attachment://a.png' } },
    ]);
  });
});

it('survive a round trip', () => {
  const random = seeded(2);
  for (let run = 0; run < 200; run += 1) {
    const message = anyMessage(random);
    const back = fromPayload(JSON.parse(JSON.stringify(toPayload(message))), countedIds());
    const { allowed_mentions = allowedMentionsOf(message) } = message;
    expect(back && withoutIds(back)).toEqual({ ...withoutIds(message), allowed_mentions });
  }
});

it('omit embeds that Discord generated from links', () => {
  const raw = {
    content: 'https://example.com',
    embeds: [
      { type: 'link', title: 'A page', url: 'https://example.com' },
      { type: 'rich', title: 'a' },
    ],
  };
  expect(fromPayload(raw, countedIds())?.embeds.map(({ title }) => title)).toEqual(['a']);
});

describe('formPathOf', () => {
  const message = {
    ...messageWith(),
    embeds: [
      blankEmbed('1'),
      { ...blankEmbed('2'), title: 'a' },
      blankEmbed('3'),
      { ...blankEmbed('4'), title: 'b' },
    ],
  };
  it.each([
    ['content', 'content'],
    ['', ''],
    ['embeds', 'embeds'],
    ['embeds.0', 'embeds.1'],
    ['embeds.0.title', 'embeds.1.title'],
    ['embeds.1.fields.2.value', 'embeds.3.fields.2.value'],
    ['embeds.2.title', 'embeds.2.title'],
    ['embeds.x', 'embeds.x'],
  ])('%o in the payload is %o in the form', (sent, form) => {
    expect(formPathOf(message, sent)).toBe(form);
  });
});

describe('toShared', () => {
  it('returns a single embed alone, with its color as text', () => {
    expect(toShared(messageWith({ title: 'a', color: '5865F2' }))).toEqual({
      title: 'a',
      color: '#5865f2',
    });
  });

  it('returns the message when there is more, without thread and webhook', () => {
    expect(
      toShared(messageWith({ title: 'a' }, { content: 'b', thread_id: '12345678901234567' })),
    ).toEqual({
      content: 'b',
      embeds: [{ title: 'a' }],
    });
    expect(toShared(messageWith())).toEqual({});
    expect(toShared(messageWith({}, { content: '@everyone' }))).toEqual({ content: '@everyone' });
    const own = { content: '@everyone', allowed_mentions: { parse: [] } };
    expect(toShared(messageWith({}, own))).toEqual(own);
  });

  it('formats JSON on several lines', () => {
    expect(toJson(messageWith({ title: 'a' }))).toBe('{\n  "title": "a"\n}');
  });
});
