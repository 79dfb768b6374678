import { describe, expect, it } from 'vitest';
import { repeated, seeded, someText, wordPattern } from '../../../tests/markup/fragments';
import { markupContexts } from './contexts';
import { parseMarkup } from './parse';
import { plainText } from './plain-text';
import type { MarkupNode } from './tree';

const inputs = 20_000;

/** Returns all nodes of a tree, parents before children. */
function everyNode(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(childrenOf(node))]);
}

function childrenOf(node: MarkupNode): MarkupNode[] {
  if (node.type === 'list') return node.items.flat();
  return 'children' in node ? node.children : [];
}

/** Returns all text of a tree: texts, code and its language, names, and the addresses and titles of masked links. */
function textIn(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'codeBlock') return `${node.language ?? ''} ${node.text}`;
      if (node.type === 'command' || node.type === 'emoji') return node.name;
      if ('text' in node) return node.text;
      const masked = node.type === 'link' && node.form === 'masked';
      return textIn(childrenOf(node)) + (masked ? ` ${node.href} ${node.title ?? ''}` : '');
    })
    .join('');
}

const wordsOf = (text: string) => text.match(wordPattern) ?? [];

/** Parses `text` and returns the first error in the tree, or null. */
function faultOf(text: string, context: (typeof markupContexts)[number]): string | null {
  const tree = parseMarkup(text, context);
  const nodes = everyNode(tree);
  const links = nodes.filter((node) => node.type === 'link');
  if (links.some(({ href }) => !/^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}\p{Cf}]+$/u.test(href)))
    return 'a wrong link';
  if (nodes.length > text.length + 1) return 'more nodes than characters';
  if (wordsOf(textIn(tree)).join() !== wordsOf(text).join()) return 'a lost word';
  if (nodes.some((node) => node.type === 'text' && node.text === '')) return 'an empty text';
  if (typeof plainText(tree) !== 'string') return 'no plain text';
  return null;
}

describe('any text', () => {
  it(`keeps its words and has only safe links, ${inputs} times`, () => {
    const random = seeded(5);
    const faults: string[] = [];
    for (let count = 0; count < inputs; count += 1) {
      const text = someText(random, 24);
      const context = markupContexts[count % markupContexts.length] ?? 'content';
      const fault = faultOf(text, context);
      if (fault !== null) faults.push(`${fault}: ${context} ${JSON.stringify(text)}`);
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('is parsed the same with any characters', () => {
    const random = seeded(11);
    const letters = () => String.fromCharCode(Math.floor(random() * 0x1_00_00));
    for (let count = 0; count < 2_000; count += 1) {
      const text = Array.from({ length: 40 }, letters).join('');
      expect(faultOf(text, 'description')).toBe(null);
    }
  });
});

describe('100 000 characters of', () => {
  // The test would take minutes if the parser needed quadratic time, and the stack would overflow if the recursion had
  // no limit.
  it.each(repeated)('%j', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(faultOf(text, 'description')).toBe(null);
    expect(faultOf(`${text})`, 'description')).toBe(null);
    expect(faultOf(`[${text}](https://a.com)`, 'description')).toBe(null);
  });
});
