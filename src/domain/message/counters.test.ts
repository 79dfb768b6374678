import { describe, expect, it } from 'vitest';
import { fieldsWith, messageWith, seeded, anyText } from './arbitrary.fixture';
import { countersOf, embedLength, lengthOf, totalCounterOf } from './counters';

describe('lengthOf', () => {
  it.each([
    ['', 0],
    ['  \n\t ', 0],
    ['abc', 3],
    ['  abc\n', 3],
    ['a b', 3],
    ['🎉', 1],
    ['🎉🎉a', 3],
    ['👩‍👩‍👧', 5],
    ['é', 1],
    ['e\u0301', 2],
    ['漢字', 2],
    ['\u200b', 1],
    ['\ud83d', 1],
    ['\udf89\ud83c', 2],
  ])('%o has %d characters', (text, count) => {
    expect(lengthOf(text)).toBe(count);
  });

  it('counts like Python', () => {
    const random = seeded(3);
    for (let run = 0; run < 500; run += 1) {
      const text = anyText(random);
      expect(lengthOf(text)).toBe(Array.from(text.trim()).length);
    }
  });
});

const message = messageWith(
  {
    title: '🎉',
    description: ' four ',
    author: { name: 'Ada', icon_url: 'https://example.com', url: '' },
    footer: { text: 'end', icon_url: '' },
    fields: fieldsWith(['n', 'va'], ['', 'b']),
  },
  { content: 'Hello', username: 'me', thread_name: 'post' },
);

it('adds up only the texts that Discord adds up', () => {
  expect(message.embeds.map(embedLength)).toEqual([1 + 4 + 3 + 3 + 1 + 2 + 0 + 1]);
  expect(totalCounterOf({ embeds: [...message.embeds, ...message.embeds] })).toEqual({
    count: 30,
    limit: 6000,
  });
});

it('has a counter for every text', () => {
  expect([...countersOf(message)]).toEqual([
    ['content', { count: 5, limit: 2000 }],
    ['username', { count: 2, limit: 80 }],
    ['thread_name', { count: 4, limit: 100 }],
    ['embeds', { count: 15, limit: 6000 }],
    ['embeds.0.title', { count: 1, limit: 256 }],
    ['embeds.0.description', { count: 4, limit: 4096 }],
    ['embeds.0.author.name', { count: 3, limit: 256 }],
    ['embeds.0.footer.text', { count: 3, limit: 2048 }],
    ['embeds.0.fields.0.name', { count: 1, limit: 256 }],
    ['embeds.0.fields.0.value', { count: 2, limit: 1024 }],
    ['embeds.0.fields.1.name', { count: 0, limit: 256 }],
    ['embeds.0.fields.1.value', { count: 1, limit: 1024 }],
  ]);
});
