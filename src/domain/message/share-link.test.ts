import { describe, expect, it } from 'vitest';
import { hostileLinks } from '../../../tests/share-links/hostile';
import {
  anyMessage,
  anyText,
  countedIds,
  fieldsWith,
  messageWith,
  seeded,
  withoutIds,
} from './arbitrary.fixture';
import { isBlocking, checkMessage } from './limits';
import type { Message } from './message';
import { decodeShare, encodeShare } from './share-link';
import { parseTimestamp } from './timestamp';
import { webAddress } from './web-address';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const decode = (share: string) => decodeShare(share, countedIds());

async function roundTrip(message: Message) {
  const decoded = await decode(await encodeShare(message));
  return decoded.ok ? withoutIds(decoded.value) : decoded.error;
}

describe('a link', () => {
  it('contains the JSON of one embed in base64url', async () => {
    expect(await encodeShare(messageWith({ title: 'Ünï' }))).toBe(base64url('{"title":"Ünï"}'));
    expect(await decode(base64url('{"title":"Ünï","color":"#ff0000"}'))).toEqual({
      ok: true,
      value: messageWith({ title: 'Ünï', color: '#ff0000' }),
    });
  });

  it('is compressed if that is shorter', async () => {
    const message = messageWith({
      description: 'Every day at noon. '.repeat(150),
      fields: fieldsWith(...Array.from({ length: 25 }, () => ['Name', 'Value'] as const)),
    });
    const share = await encodeShare(message);
    expect(share).toMatch(/^z\.[\w-]+$/);
    expect(share.length).toBeLessThan(300);
    expect(await roundTrip(message)).toEqual(withoutIds(message));
  });

  it('accepts padding and both base64 alphabets', async () => {
    const share = Buffer.from('{"title":"ÿÿ>?ÿ"}').toString('base64');
    expect(share).toMatch(/[+/].*=$/);
    expect(await decode(share)).toEqual({ ok: true, value: messageWith({ title: 'ÿÿ>?ÿ' }) });
  });

  it('survives a round trip of any message', async () => {
    const random = seeded(6);
    for (let run = 0; run < 200; run += 1) {
      const message = anyMessage(random);
      expect(await roundTrip(message)).toEqual(withoutIds(message));
    }
  });

  it('can contain the largest message that Discord accepts', async () => {
    const url = `https://example.com/${'é'.repeat(2020)}`;
    const embed = {
      title: 'a',
      url,
      author: { name: 'a', icon_url: url, url },
      footer: { text: 'a', icon_url: url },
      thumbnail: { url },
      image: { url },
      fields: fieldsWith(...Array.from({ length: 25 }, () => ['n', '漢'.repeat(18)] as const)),
    };
    const [one] = messageWith(embed).embeds;
    const message: Message = {
      ...messageWith({}, { content: '🎉'.repeat(2000) }),
      embeds: one === undefined ? [] : Array.from({ length: 10 }, () => one),
    };
    expect(checkMessage(message).filter((problem) => isBlocking(problem))).toEqual([]);
    expect(await roundTrip(message)).toEqual(withoutIds(message));
  });

  it('contains neither thread nor ids', async () => {
    const share = await encodeShare(
      messageWith({ id: 'secret', title: 'a' }, { content: 'b', thread_id: '12345678901234567' }),
    );
    expect(Buffer.from(share, 'base64url').toString()).toBe(
      '{"content":"b","embeds":[{"title":"a"}]}',
    );
  });
});

describe('a hostile link', () => {
  it('has many kinds of examples', () => {
    expect(hostileLinks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileLinks.map(({ name }) => name)).size).toBe(hostileLinks.length);
  });

  it.each(hostileLinks)('$name', async ({ share, error }) => {
    const decoded = await decode(share);
    expect(decoded.ok ? undefined : decoded.error).toBe(error);
    expect(decoded.ok ? harmIn(decoded.value) : []).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('never throws for any input', async () => {
    const random = seeded(7);
    const whole = await encodeShare(anyMessage(random));
    for (let run = 0; run < 1000; run += 1) {
      const at = Math.floor(random() * whole.length);
      const share = [
        anyText(random),
        whole.slice(0, at) + anyText(random, 3) + whole.slice(at + 1),
        base64url(anyText(random)),
        `z.${base64url(anyText(random))}`,
        base64url(`{"title":${anyText(random, 6)}}`),
        base64url(`{"title":"a","url":${JSON.stringify(anyText(random))}}`),
      ][run % 6];
      const decoded = await decode(share ?? '');
      expect([share, decoded.ok ? harmIn(decoded.value) : []]).toEqual([share, []]);
    }
  });
});

const keys = {
  message: 'avatar_url content embeds thread_id thread_name username',
  embed: 'author color description fields footer id image thumbnail timestamp title url',
  author: 'icon_url name url',
  footer: 'icon_url text',
  picture: 'url',
  field: 'id inline name value',
};

/** Returns the unsafe parts of a message; [] if there are none. */
function harmIn(message: Message): string[] {
  const harm: string[] = [];
  const expectOf = (holds: boolean, what: string) => {
    if (!holds) harm.push(what);
  };
  const inspect = (part: object, known: string) => {
    expectOf(Object.getPrototypeOf(part) === Object.prototype, `prototype of {${known}}`);
    expectOf(Object.keys(part).toSorted().join(' ') === known, `keys of {${known}}`);
    for (const [name, value] of Object.entries(part)) {
      if (typeof value !== 'string') continue;
      expectOf(!/(?![\t\n])\p{Cc}|[\u202A-\u202E]|\p{Cs}/u.test(value), `characters of ${name}`);
      if (name.endsWith('url'))
        expectOf(value === '' || webAddress(value) === value, `${name} ${value}`);
      if (name === 'id') expectOf(/^\d+$/.test(value), `id ${value}`);
    }
  };
  inspect(message, keys.message);
  expectOf(message.thread_id === '', 'a thread');
  expectOf(message.embeds.length > 0 && message.embeds.length <= 10, 'how many embeds');
  for (const embed of message.embeds) {
    inspect(embed, keys.embed);
    inspect(embed.author, keys.author);
    inspect(embed.footer, keys.footer);
    inspect(embed.thumbnail, keys.picture);
    inspect(embed.image, keys.picture);
    for (const field of embed.fields) inspect(field, keys.field);
    expectOf(embed.fields.length <= 25, 'how many fields');
    expectOf(/^(?:#[\da-f]{6})?$/.test(embed.color), `color ${embed.color}`);
    expectOf(['', parseTimestamp(embed.timestamp)].includes(embed.timestamp), 'timestamp');
  }
  return harm;
}

it('cuts very long texts but keeps drafts slightly over the limit', async () => {
  const titleOf = async (title: string) => {
    const decoded = await decode(base64url(JSON.stringify({ title })));
    return decoded.ok ? decoded.value.embeds[0]?.title : null;
  };
  expect(await titleOf('x'.repeat(300))).toBe('x'.repeat(300));
  expect(await titleOf(`o${'\u0301'.repeat(100_000)}`)).toHaveLength(512);
});

it('keeps the ANSI colors of a text that it cuts', async () => {
  const description = `\u001B[31mred${'x'.repeat(9_000)}`;
  const decoded = await decode(base64url(JSON.stringify({ description })));
  expect(decoded.ok && decoded.value.embeds[0]?.description).toBe(description.slice(0, 8_192));
});
