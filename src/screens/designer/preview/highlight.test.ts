import { describe, expect, it } from 'vitest';
import { type CodeNode, highlightFor } from './highlight';

async function highlighted(word: string, code: string) {
  const highlight = await highlightFor(word);
  return highlight?.(code);
}

const textOf = (nodes: readonly CodeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

describe(highlightFor, () => {
  it('returns the scopes of a language', async () => {
    expect(await highlighted('json', '{ "a": [1, "<b>"] }')).toEqual([
      { scope: 'punctuation', children: ['{'] },
      ' ',
      { scope: 'attr', children: ['"a"'] },
      { scope: 'punctuation', children: [':'] },
      ' ',
      { scope: 'punctuation', children: ['['] },
      { scope: 'number', children: ['1'] },
      { scope: 'punctuation', children: [','] },
      ' ',
      { scope: 'string', children: ['"<b>"'] },
      { scope: 'punctuation', children: [']'] },
      ' ',
      { scope: 'punctuation', children: ['}'] },
    ]);
  });

  it.each([
    ['js', 'const a = `b ${c}`; // <d>\n'],
    ['PY', 'def f(x):\n  """doc"""\n  return f"{x}"'],
    ['c++', 'template <class T> auto f(T&& t) -> int { return "\\n"; }'],
    ['html', '<script>let a = 1 < 2;</script><style>a{b:c}</style>'],
    ['diff', '- one\n+ two'],
    ['css', 'a { /* unclosed'],
  ])('keeps every character of %s', async (word, code) => {
    const nodes = await highlighted(word, code);
    expect(nodes && textOf(nodes)).toBe(code);
    expect(nodes?.some((node) => typeof node !== 'string')).toBe(true);
  });

  it.each(['nonsense', 'constructor', '__proto__', ''])('returns null for "%s"', (word) => {
    expect(highlightFor(word)).toBeNull();
  });

  it('returns the same promise for the same word', () => {
    expect(highlightFor('ts')).toBe(highlightFor('ts'));
  });
});
