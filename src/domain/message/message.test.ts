import { describe, expect, it } from 'vitest';
import {
  anyMessage,
  countedIds,
  fieldsWith,
  messageWith,
  seeded,
  withoutIds,
} from './arbitrary.fixture';
import { blankEmbed, newEmbed } from './embed';
import { blankMessage, newMessage, readMessage } from './message';

const read = (raw: unknown) => readMessage(raw, countedIds());

it('starts with one default embed', () => {
  const now = '2026-08-06T12:30:00.000Z';
  expect(newMessage(() => '1', now)).toEqual({
    content: '',
    username: '',
    avatar_url: '',
    thread_name: '',
    thread_id: '',
    embeds: [newEmbed('1', now)],
  });
  expect(blankMessage(() => '1').embeds).toEqual([blankEmbed('1')]);
});

describe('readMessage', () => {
  it('reads back a stored message with new ids', () => {
    const random = seeded(1);
    for (let run = 0; run < 200; run += 1) {
      const message = anyMessage(random);
      const stored = read(JSON.parse(JSON.stringify(message)));
      expect(stored && withoutIds(stored)).toEqual(withoutIds(message));
    }
  });

  it('keeps ANSI colors in texts that may contain code blocks', () => {
    const red = '```ansi\n\u001b[31mred\u001b[0m\n```';
    const fields = fieldsWith(['n', red]);
    const message = messageWith({ description: red, fields }, { content: red });
    expect(withoutIds(read(JSON.parse(JSON.stringify(message))) ?? messageWith())).toEqual(
      withoutIds(message),
    );
    expect(read({ title: '\u001b[31mred' })?.embeds[0]?.title).toBe('[31mred');
  });

  it('keeps incomplete input', () => {
    const halfTyped = messageWith({ color: '#58', url: 'htt', timestamp: '2026-' });
    expect(read(halfTyped)).toEqual(halfTyped);
  });

  it('assigns new ids', () => {
    expect(
      read({ embeds: [{ id: 'x', title: 'a', fields: fieldsWith(['n', 'v']) }, { title: 'b' }] }),
    ).toEqual({
      ...messageWith(),
      embeds: [
        {
          ...blankEmbed('1'),
          color: '',
          title: 'a',
          fields: [{ id: '2', name: 'n', value: 'v', inline: false }],
        },
        { ...blankEmbed('3'), color: '', title: 'b' },
      ],
    });
  });

  it('reads a single embed', () => {
    expect(read({ title: 'a', color: '#ff0000' })).toEqual(
      messageWith({ title: 'a', color: '#ff0000' }),
    );
  });

  it('reads a message from Discord, with nulls and extra keys', () => {
    const sent = {
      id: '1',
      type: 0,
      content: 'hi',
      channel_id: '2',
      author: { id: '3', username: 'hook' },
      embeds: [
        {
          type: 'rich',
          title: 'a',
          color: 5_793_266,
          timestamp: '2026-08-06T12:30:00+00:00',
          footer: { text: 'f', icon_url: null, proxy_icon_url: 'https://example.com' },
          image: { url: 'https://example.com/a.png', width: 1, height: 1 },
          thumbnail: null,
          fields: null,
          provider: { name: 'x' },
        },
      ],
    };
    expect(read(sent)).toEqual(
      messageWith(
        {
          title: 'a',
          color: '#5865f2',
          timestamp: '2026-08-06T12:30:00+00:00',
          footer: { text: 'f', icon_url: '' },
          image: { url: 'https://example.com/a.png' },
        },
        { content: 'hi' },
      ),
    );
  });

  it('adds an embed to edit when there is none', () => {
    expect(read({ content: 'hi', embeds: null })).toEqual({
      ...messageWith({ color: '#5865f2' }),
      content: 'hi',
    });
  });

  const field = { name: 'a', value: 'b' };
  it.each([
    [null],
    [1],
    ['text'],
    [[]],
    [[{ title: 'a' }]],
    [{}],
    [{ colour: '#ffffff' }],
    [{ title: 1 }],
    [{ title: ['a'] }],
    [{ content: {} }],
    [{ embeds: {} }],
    [{ embeds: ['a'] }],
    [{ embeds: [null] }],
    [{ title: 'a', author: 'me' }],
    [{ title: 'a', fields: [{ name: 'a', value: 'b', inline: 'yes' }] }],
    [{ title: 'a', color: true }],
    [{ embeds: Array.from({ length: 11 }, () => ({ title: 'a' })) }],
    [{ fields: Array.from({ length: 26 }, () => field) }],
  ])('returns null for %j', (raw) => {
    expect(read(raw)).toBeNull();
  });

  it('accepts as many entries as Discord', () => {
    const embeds = Array.from({ length: 10 }, () => ({
      fields: Array.from({ length: 25 }, () => field),
    }));
    expect(read({ embeds })?.embeds.map(({ fields }) => fields.length)).toEqual(
      Array.from({ length: 10 }, () => 25),
    );
  });

  it('ignores inherited properties', () => {
    const raw: unknown = JSON.parse('{"__proto__": {"title": "a"}, "constructor": {"title": "a"}}');
    expect(read(raw)).toBeNull();
    const polluted = read(JSON.parse('{"title": "a", "__proto__": {"description": "b"}}'));
    expect(polluted).toEqual(messageWith({ title: 'a' }));
    expect(Object.getPrototypeOf(polluted)).toBe(Object.prototype);
  });
});
