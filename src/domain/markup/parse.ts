import { readBlock } from './blocks';
import { readCodeBlock, readInlineCode } from './code';
import { abilitiesOf, type MarkupContext } from './contexts';
import { readBareAddress, readContact, readMaskedLink, readSuppressedAddress } from './links';
import { italicRule, pairRule } from './marks';
import { readAngled, readBroadcast } from './mentions';
import { noDeadEnds, type Cursor, type Range, type Rule, type Step } from './range';
import { sourceOf } from './source';
import type { MarkupNode, TextNode } from './tree';

/** Nesting limit. Deeper marks are plain text, so that no input can overflow the stack. */
const deepest = 40;

/** The shrug emoticon is not changed, although it contains the escape `\_`. */
const shrug = '¯\\_(ツ)_/¯';

/**
 * Parses Discord's markup, as far as the given part of a message supports it (discord.md §8). A mark that is never
 * closed is plain text. The text is trimmed first, as Discord does. Never throws. Takes time linear in the length of
 * the text. The address of a link is http, https, mailto or tel.
 */
export function parseMarkup(text: string, context: MarkupContext): MarkupNode[] {
  const source = sourceOf(text.trim());
  const abilities = abilitiesOf[context];
  if (!abilities.marks) return textNodes(source.text);
  return readRange({
    source,
    from: 0,
    to: source.text.length,
    atLineStart: true,
    abilities,
    depth: 0,
    listDepth: 0,
    inQuote: false,
    inLink: false,
    deadEnds: noDeadEnds(),
  });
}

function readRange(range: Range): MarkupNode[] {
  const { text } = range.source;
  if (range.depth >= deepest) return textNodes(text.slice(range.from, range.to));
  const nodes: MarkupNode[] = [];
  let { from: at, atLineStart } = range;
  while (at < range.to) {
    const cursor = { range, at, atLineStart };
    const block = atLineStart ? readBlock(cursor, readRange) : null;
    const { node, end } = block ?? readInline(cursor) ?? readText(cursor);
    append(nodes, node);
    atLineStart = block !== null || (node.type === 'text' && text[end - 1] === '\n');
    at = end;
  }
  return nodes;
}

const readEscape: Rule = ({ range, at }) => {
  if (range.inLink || at + 1 >= range.to) return null;
  const [char = ''] = range.source.text.slice(at + 1, at + 3);
  if (/[0-9A-Za-z\s]/.test(char)) return null;
  const escapedColons = char === ':' && { escapedColons: [0] };
  return { node: { type: 'text', text: char, ...escapedColons }, end: at + 1 + char.length };
};

const readShrug: Rule = ({ range, at }) =>
  range.source.text.startsWith(shrug, at) && at + shrug.length <= range.to
    ? { node: { type: 'text', text: shrug }, end: at + shrug.length }
    : null;

/** Rules by their first character, in the order in which they are tried. */
const rules: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  '\\': [readEscape],
  '¯': [readShrug],
  '*': [pairRule('**'), italicRule('*')],
  _: [pairRule('__'), italicRule('_')],
  '~': [pairRule('~~')],
  '|': [pairRule('||')],
  '`': [readCodeBlock, readInlineCode],
  '[': [readMaskedLink],
  h: [readBareAddress],
  '<': [readSuppressedAddress, readContact, readAngled],
  '@': [readBroadcast],
};

function readInline(cursor: Cursor): Step | null {
  for (const rule of rules[cursor.range.source.text[cursor.at] ?? ''] ?? []) {
    const step = rule(cursor, readRange);
    if (step !== null) return step;
  }
  return null;
}

/** Reads a line break, or text up to the next character that may start a construct. */
function readText({ range, at }: Cursor): Step {
  const { text, special, addressStart } = range.source;
  const next = Math.min(special(at + 1), addressStart(at + 1), range.to);
  const end = text[at] === '\n' ? at + 1 : next;
  return { node: { type: 'text', text: text.slice(at, end) }, end };
}

function append(nodes: MarkupNode[], node: MarkupNode): void {
  const last = nodes.at(-1);
  if (last?.type === 'text' && node.type === 'text') {
    nodes[nodes.length - 1] = joined(last, node);
  } else {
    nodes.push(node);
  }
}

function joined(one: TextNode, other: TextNode): TextNode {
  const text = one.text + other.text;
  if (!one.escapedColons && !other.escapedColons) return { type: 'text', text };
  const moved = (other.escapedColons ?? []).map((at) => at + one.text.length);
  return { type: 'text', text, escapedColons: [...(one.escapedColons ?? []), ...moved] };
}

function textNodes(text: string): MarkupNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
