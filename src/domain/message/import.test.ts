import { describe, expect, it } from 'vitest';
import {
  anyMessage,
  anyText,
  countedIds,
  messageWith,
  seeded,
  withoutIds,
} from './arbitrary.fixture';
import { importMessages } from './import';
import { toPayload } from './payload';
import { encodeShare } from './share-link';
import { toJson } from './shared-json';

/** Imports a text and returns the first message and the number of other messages. */
const imported = async (pasted: string) => {
  const found = await importMessages(pasted, countedIds());
  if (!found.ok) return found;
  const { messages, unreadable } = found.value;
  const others = messages.length + unreadable.length - 1;
  return { ok: true, value: { message: messages[0].message, others } } as const;
};
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const opened = (message: ReturnType<typeof messageWith>, others = 0) => ({
  ok: true,
  value: { message, others },
});

const notAMessage = { kind: 'notAMessage', problem: { kind: 'noKeys' } };

const embed = { title: 'Tïtle 🎉', color: 5_793_266, author: { name: 'Ada' } };
const asMessage = messageWith({
  title: 'Tïtle 🎉',
  color: '#5865f2',
  author: { name: 'Ada', icon_url: '', url: '' },
});
const withContent = { ...asMessage, content: 'Hi' };

const discohook = {
  version: 'd2',
  messages: [
    { _id: 'x', data: { content: 'Hi', embeds: [embed], attachments: [], components: [] } },
    { data: { content: 'Second' } },
  ],
  targets: [{ url: 'https://discord.com/api/webhooks/1/secret' }],
};

describe('JSON', () => {
  it.each([
    ['one embed', embed, opened(asMessage)],
    ['a payload', { content: 'Hi', embeds: [embed] }, opened(withContent)],
    ['a list of embeds', [embed], opened(asMessage)],
    [
      'a list of messages',
      [{ content: 'Hi', embeds: [embed] }, { content: 'b' }],
      opened(withContent, 1),
    ],
    ["Discohook's editor", discohook, opened(withContent, 1)],
    [
      "Discohook's file of backups",
      {
        version: 7,
        backups: [
          { name: 'a', messages: [{ data: { content: 'Hi', embeds: [embed] } }] },
          { name: 'b', messages: [] },
        ],
      },
      opened(withContent, 1),
    ],
    [
      "Discohook's older links",
      { message: { content: 'Hi', embeds: [embed] } },
      opened(withContent),
    ],
    ['content next to one embed', { content: 'Hi', embed }, opened(withContent)],
    ['builders of discord.js', { content: 'Hi', embeds: [{ data: embed }] }, opened(withContent)],
    ['a builder of discord.js alone', { data: embed }, opened(asMessage)],
    [
      "discord.js's names",
      {
        username: 'Hook',
        avatarURL: 'https://example.com/h.png',
        embeds: [
          {
            title: 'a',
            timestamp: 0,
            color: '#ABC',
            author: { name: 'b', iconURL: 'https://example.com/a.png' },
            footer: {
              text: 'c',
              iconURL: 'https://example.com/f.png',
              proxyIconURL: 'https://x.example',
            },
            image: 'https://example.com/i.png',
          },
        ],
      },
      opened(
        messageWith(
          {
            title: 'a',
            timestamp: '1970-01-01T00:00:00.000Z',
            color: '#ABC',
            author: { name: 'b', url: '', icon_url: 'https://example.com/a.png' },
            footer: { text: 'c', icon_url: 'https://example.com/f.png' },
            image: { url: 'https://example.com/i.png' },
          },
          { username: 'Hook', avatar_url: 'https://example.com/h.png' },
        ),
      ),
    ],
    [
      'an invalid address, kept so that the user sees it',
      { title: 'a', image: { url: 'attachment://a.png' } },
      opened(messageWith({ title: 'a', image: { url: 'attachment://a.png' } })),
    ],
    [
      'a thread, which is dropped',
      { content: 'Hi', thread_id: '1', embeds: [embed] },
      opened(withContent),
    ],
  ])('of %s is read', async (_, json, result) => {
    expect(await imported(JSON.stringify(json))).toEqual(result);
    expect(await imported(`\ufeff\n${JSON.stringify(json, null, 2)}\n`)).toEqual(result);
    expect(await imported(`\`\`\`json\n${JSON.stringify(json)}\n\`\`\``)).toEqual(result);
  });

  it('of this site is read back', async () => {
    const random = seeded(8);
    for (let run = 0; run < 100; run += 1) {
      const message = anyMessage(random);
      const result = await imported(toJson(message));
      expect(result.ok && withoutIds(result.value.message)).toEqual(withoutIds(message));
      const sent = toPayload(message);
      const again = await imported(JSON.stringify(sent));
      expect(again.ok && withoutIds(again.value.message)).toEqual({
        ...withoutIds(message),
        allowed_mentions: sent.allowed_mentions,
      });
    }
  });

  it.each([
    ['', { kind: 'empty' }],
    [' \n ', { kind: 'empty' }],
    ['{\n  "title": "a",\n}', { kind: 'notJson', error: { line: 3, column: 1, found: '}' } }],
    ['{"title": "a"', { kind: 'notJson', error: { line: 1, column: 14, found: '' } }],
    ['new EmbedBuilder()', { kind: 'notJson', error: { line: 1, column: 1, found: 'n' } }],
    ['{}', notAMessage],
    ['[]', notAMessage],
    ['{"name": "x", "version": "1"}', notAMessage],
    [
      '{"title": 1}',
      { kind: 'notAMessage', problem: { kind: 'mustBe', path: 'title', expected: 'text' } },
    ],
    [
      JSON.stringify(Array.from({ length: 11 }, () => embed)),
      { kind: 'notAMessage', problem: { kind: 'tooMany', path: 'embeds', limit: 10, count: 11 } },
    ],
    [`{"data":`.repeat(100) + '{"title":"a"}' + '}'.repeat(100), notAMessage],
    [`{"title":"${'a'.repeat(2_000_001)}"}`, { kind: 'tooLarge' }],
  ])('fails for %o', async (text, error) => {
    expect(await imported(text)).toEqual({ ok: false, error });
  });
});

const glitchii = base64(encodeURIComponent(JSON.stringify({ embed })));
const escaped = escapedAsOfOld(JSON.stringify({ content: 'Hi', embeds: [embed] }));
const flat = {
  authorName: 'Ada',
  authorUrl: 'https://example.com/ada',
  authorImageUrl: 'https://example.com/a.png',
  title: 'a',
  titleUrl: 'https://example.com/t',
  description: 'b',
  thumbnailImageUrl: 'https://example.com/th.png',
  imageUrl: 'https://example.com/i.png',
  footerText: 'c',
  footerIconUrl: 'https://example.com/f.png',
  color: 5_793_266,
  fields: [{ name: 'n', value: 'v', inline: true }],
};
const flatMessage = messageWith({
  id: '1',
  title: 'a',
  description: 'b',
  url: 'https://example.com/t',
  color: '#5865f2',
  author: { name: 'Ada', url: 'https://example.com/ada', icon_url: 'https://example.com/a.png' },
  footer: { text: 'c', icon_url: 'https://example.com/f.png' },
  thumbnail: { url: 'https://example.com/th.png' },
  image: { url: 'https://example.com/i.png' },
  fields: [{ id: '2', name: 'n', value: 'v', inline: true }],
});

describe('links', () => {
  it('reads a plus that the query turned into a space', async () => {
    const encoded = base64(JSON.stringify({ title: 'a>>>' }));
    expect(encoded).toContain('+');
    const link = `https://glitchii.github.io/embedbuilder/?data=${encoded}`;
    expect(await imported(link)).toEqual(opened(messageWith({ title: 'a>>>' })));
  });

  it.each([
    [
      'discohook.org',
      `https://discohook.org/?data=${base64url(JSON.stringify(discohook))}`,
      opened(withContent, 1),
    ],
    [
      'discohook.org, older',
      `https://discohook.org/?message=${base64url(JSON.stringify({ message: { content: 'Hi', embeds: [embed] } }))}`,
      opened(withContent),
    ],
    [
      'discohook.app',
      `https://discohook.app/?data=${base64url(JSON.stringify(discohook))}`,
      opened(withContent, 1),
    ],
    [
      'Glitchii',
      `https://glitchii.github.io/embedbuilder/?username=x&data=${encodeURIComponent(glitchii)}`,
      opened(asMessage),
    ],
    [
      'Glitchii, unescaped',
      `https://glitchii.github.io/embedbuilder/?data=${glitchii}`,
      opened(asMessage),
    ],
    [
      'Glitchii, older',
      `https://glitchii.github.io/embedbuilder/?data=${base64(escaped)}`,
      opened(withContent),
    ],
    [
      'embedbuilder',
      `https://embedbuilder.example/?e=${base64(encodeURIComponent(JSON.stringify(flat)))}`,
      opened(flatMessage),
    ],
    [
      'this tool',
      `https://grouped.example/embeds?share=${base64url(JSON.stringify(embed))}`,
      opened(asMessage),
    ],
    ['this tool, the parameter alone', base64url(JSON.stringify(embed)), opened(asMessage)],
    [
      'other people, without invalid addresses',
      `https://discohook.org/?data=${base64url(JSON.stringify({ title: 'a', url: 'javascript:alert(1)', color: 'x' }))}`,
      opened(messageWith({ title: 'a' })),
    ],
  ])('of %s are read', async (_, link, result) => {
    expect(await imported(link)).toEqual(result);
  });

  it('of this site are read when compressed', async () => {
    const share = await encodeShare({ ...asMessage, content: 'Hi '.repeat(200) });
    expect(share).toMatch(/^z\./);
    const result = await imported(`https://grouped.example/embeds?share=${share}#top`);
    expect(result.ok && result.value.message.content).toBe('Hi '.repeat(200));
    expect(await imported(share)).toEqual(result);
  });

  const sentLink =
    'https://discord.com/channels/300000000000000001/400000000000000001/500000000000000001';
  const stored = (host: string) => ({ kind: 'storedElsewhere', host });
  it.each([
    ['https://discohook.app/?share=aB3dE6gH', stored('discohook.app')],
    ['https://embedbuilder.example/s/aB3dE6gH9jK1', stored('embedbuilder.example')],
    ['https://message.style/editor/share/aB3dE6gH', stored('message.style')],
    ['https://example.com/', { kind: 'unknownLink' }],
    ['https://discohook.org/?data=', { kind: 'unknownLink' }],
    ['https://discohook.org/?data=@@@', { kind: 'unknownLink' }],
    [`https://discohook.org/?data=${base64url('{"title":')}`, { kind: 'unknownLink' }],
    [`https://discohook.org/?data=${base64url('{"a":1}')}`, notAMessage],
    ['https://grouped.example/embeds?share=nonsense-that-is-none', { kind: 'unknownLink' }],
    ['https://discord.com/channels/1/2/3', { kind: 'unknownLink' }],
    [sentLink, { kind: 'sentMessage', link: sentLink }],
  ])('fails for %s', async (link, error) => {
    expect(await imported(link)).toEqual({ ok: false, error });
  });
});

const json = JSON.stringify({ embeds: [embed], content: 'Hi' }, null, 2);
const crlf = json.replaceAll('\n', '\r\n');

describe('a fenced block', () => {
  it.each([
    ['in ```JSON', `\`\`\`JSON\n${json}\n\`\`\``],
    ['in ```javascript', `\`\`\`javascript\n${json}\n\`\`\``],
    ['in ```json5 with more words', `\`\`\`json5 title="a.json"\n${json}\n\`\`\``],
    ['in ~~~jsonc', `~~~jsonc\n${json}\n~~~`],
    ['with a space', `\`\`\` ts \n${json}\n\`\`\`  `],
    ['without a language', `\`\`\`\n${json}\n\`\`\``],
    ['of four backticks', `\`\`\`\`json\n${json}\n\`\`\`\``],
    ['with CRLF', `\`\`\`json\r\n${crlf}\r\n\`\`\`\r\n`],
    ['that is indented', `  \`\`\`json\n  ${json.replaceAll('\n', '\n  ')}\n  \`\`\``],
    ['with text around it', `Here it is:\n\n\`\`\`json\n${json}\n\`\`\`\nHave fun!`],
    ['after a tag in brackets', `[Embed] Here:\n\`\`\`\n${json}\n\`\`\``],
    ['after another block', `\`\`\`sh\nnpm i\n\`\`\`\ntext\n~~~\n${json}\n~~~`],
    ['that is not closed', `text\n\`\`\`json\n${json}`],
    ['in one line', `\`\`\`{"content":"Hi","embeds":[${JSON.stringify(embed)}]}\`\`\``],
    [
      'in one line, with a language',
      `\`\`\`json {"content":"Hi","embeds":[${JSON.stringify(embed)}]}\`\`\``,
    ],
  ])('%s is read', async (_, pasted) => {
    expect(await imported(pasted)).toEqual(opened(withContent));
  });

  it('is read with a link or a code in it', async () => {
    const code = base64url(JSON.stringify(embed));
    const link = `https://grouped.example/embeds?share=${code}`;
    expect(await imported(`\`\`\`\n${code}\n\`\`\``)).toEqual(opened(asMessage));
    expect(await imported(`~~~text\n${link}\n~~~`)).toEqual(opened(asMessage));
  });

  it('is not looked for inside JSON', async () => {
    const text = JSON.stringify({ content: '```json\n{"title":"a"}\n```' });
    const result = await imported(text);
    expect(result.ok && result.value.message.content).toContain('```json');
  });

  it('offers all messages of several blocks', async () => {
    const block = (text: string) => `\`\`\`json\n${text}\n\`\`\`\n`;
    const found = await importMessages(
      block('{"content":"A"}') + block('{"content":7}') + block('[{"content":"B"},{"content":8}]'),
      countedIds(),
    );
    expect(found.ok && found.value.messages.map(({ message }) => message.content)).toEqual([
      'A',
      'B',
    ]);
    expect(found.ok && found.value.unreadable.map(({ at }) => at)).toEqual([1, 3]);
  });

  it('names the position of an error in the whole text', async () => {
    expect(await imported('Hi\n```json\n{\n  "title": x\n}\n```')).toEqual({
      ok: false,
      error: { kind: 'notJson', error: { line: 4, column: 12, found: 'x' } },
    });
  });
});

it('an embed beside embeds is not dropped', async () => {
  expect(await imported(JSON.stringify({ embed, embeds: [embed] }))).toEqual({
    ok: false,
    error: {
      kind: 'notAMessage',
      problem: { kind: 'unknownKey', path: 'embed', suggestion: 'embeds' },
    },
  });
});

it('names what is removed from a link of another person', async () => {
  const shared = { title: 'a', url: 'javascript:alert(1)', color: 'x', timestamp: '2023-02-30' };
  const link = `https://discohook.org/?data=${base64url(JSON.stringify(shared))}`;
  const found = await importMessages(link, countedIds());
  expect(found.ok && found.value.messages[0].leftOut).toEqual([
    'timestamp',
    'embeds[0].url',
    'embeds[0].color',
  ]);
});

it('reports the messages of a backup that cannot be read', async () => {
  const backup = [{ content: 'A' }, { content: 7 }, { embeds: [{ titel: 'B' }] }];
  const found = await importMessages(JSON.stringify(backup), countedIds());
  expect(found.ok && found.value.unreadable).toEqual([
    { at: 1, problem: { kind: 'mustBe', path: 'content', expected: 'text' } },
    { at: 2, problem: { kind: 'unknownKey', path: 'embeds[0].titel', suggestion: 'title' } },
  ]);
});

describe('all messages of', () => {
  const every = async (pasted: string) => {
    const found = await importMessages(pasted, countedIds());
    if (!found.ok) return found.error;
    return found.value.messages.map(({ message }) => message.content);
  };
  const say = (...contents: string[]) => ({
    messages: contents.map((content) => ({ data: { content } })),
  });

  it.each<[string, string, unknown]>([
    ['a backup', JSON.stringify(say('A', 'B')), ['A', 'B']],
    ['a file of backups', JSON.stringify({ backups: [say('A'), say('B', 'C')] }), ['A', 'B', 'C']],
    ['a list', '[{"content":"A"},{"content":"B"}]', ['A', 'B']],
    ['one', '{"content":"A"}', ['A']],
    [
      'a link',
      `https://discohook.org/?data=${base64url(JSON.stringify(say('A', 'B')))}`,
      ['A', 'B'],
    ],
    ['a partly readable list', '[{"content":"A"},{"content":7},{"content":"B"}]', ['A', 'B']],
    [
      'an unreadable list',
      '[{"content":7}]',
      { kind: 'notAMessage', problem: { kind: 'mustBe', path: 'content', expected: 'text' } },
    ],
    ['nothing', '[]', notAMessage],
    [
      'more messages than the limit',
      JSON.stringify(say(...Array.from({ length: 150 }, (_, at) => String(at)))),
      Array.from({ length: 100 }, (_, at) => String(at)),
    ],
  ])('%s', async (_, pasted, expected) => {
    expect(await every(pasted)).toEqual(expected);
  });
});

it('never throws', async () => {
  const random = seeded(9);
  for (let run = 0; run < 500; run += 1) {
    const text = anyText(random);
    const pasted = [
      text,
      `{"embeds":[${text}]}`,
      `https://example.com/?data=${encodeURIComponent(text)}`,
      `https://example.com/?e=${base64url(text)}`,
    ][run % 4];
    await expect(imported(pasted ?? '')).resolves.toHaveProperty('ok');
  }
});

/** Encodes like the deprecated `escape`: %XX within Latin-1, otherwise %uXXXX for each UTF-16 unit. */
function escapedAsOfOld(text: string): string {
  return text.replaceAll(/[^\w@*+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase();
    return code.length > 2 ? `%u${code.padStart(4, '0')}` : `%${code.padStart(2, '0')}`;
  });
}
