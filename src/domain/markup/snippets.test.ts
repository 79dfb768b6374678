import { expect, it } from 'vitest';
import { parseMarkup } from './parse';
import { mentionMarkup, timestampMarkup } from './snippets';
import { timestampStyles } from './tree';

it.each(['user', 'role', 'channel'] as const)('a mention of a %s', (of) => {
  const id = '845201933120405504';
  expect(parseMarkup(mentionMarkup(of, id), 'content')).toEqual([{ type: 'mention', of, id }]);
});

it.each(timestampStyles)('a timestamp in style %s, without a fraction of a second', (style) => {
  expect(parseMarkup(timestampMarkup(1_795_000_000_999, style), 'content')).toEqual([
    { type: 'timestamp', unix: 1_795_000_000, style },
  ]);
});
