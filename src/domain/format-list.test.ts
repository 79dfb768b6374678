import { expect, it } from 'vitest';
import { formatList } from './format-list';

it.each([
  [[], ''],
  [['Ada'], 'Ada'],
  [['Ada', 'Grace'], 'Ada and Grace'],
  [['Ada', 'Grace', 'Mary'], 'Ada, Grace, and Mary'],
])('formats %j', (names, text) => {
  expect(formatList(names)).toBe(text);
});

it('formats alternatives', () => {
  expect(formatList(['admin', 'moderator'], 'or')).toBe('admin or moderator');
});
