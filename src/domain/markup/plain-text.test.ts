import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parse';
import { plainText } from './plain-text';

const textOf = (text: string) => plainText(parseMarkup(text, 'description'));

describe('plainText', () => {
  it.each([
    ['', ''],
    ['**a** *b* __c__ ~~d~~ ||e|| `f`', 'a b c d e f'],
    ['[a **b**](https://a.com) <https://b.com>', 'a b https://b.com'],
    ['one\ntwo', 'one\ntwo'],
    ['# one\ntwo', 'one\ntwo'],
    ['# one\n# two', 'one\ntwo'],
    ['# one\n\ntwo', 'one\n\ntwo'],
    ['one\n> two\nthree', 'one\ntwo\nthree'],
    ['-# small\ntext', 'small\ntext'],
    ['a```js\nb\n```c', 'a\nb\nc'],
    ['a\n```\nb\n```\nc', 'a\nb\nc'],
    ['- a\n- b', '• a\n• b'],
    ['3. a\n4. b', '3. a\n4. b'],
    ['- a\n  - b\n    - c\n- d', '• a\n  • b\n    • c\n• d'],
    ['a\n- b\nc', 'a\n• b\nc'],
    ['<@1> <@&2> <#3> @here', '@1 @2 #3 @here'],
    ['</a b:1> <id:guide> <:c:2>', '/a b #guide :c:'],
    ['<t:0>', '1970-01-01T00:00:00.000Z'],
  ])('%j', (text, plain) => {
    expect(textOf(text)).toBe(plain);
  });

  it('formats the given nodes, and the others by default', () => {
    const tree = parseMarkup('<@1> <#2> ||**c**|| <t:60:R>', 'description');
    const names = plainText(tree, {
      formatNode: (node) => {
        if (node.type === 'mention' && node.of === 'user') return '@Ada';
        return node.type === 'timestamp' ? `${node.unix / 60} min` : null;
      },
      formatSpoiler: (hidden) => `(${hidden.length} hidden)`,
    });
    expect(names).toBe('@Ada #2 (1 hidden) 1 min');
  });
});
