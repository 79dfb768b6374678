import { expect, it } from 'vitest';
import type { Block } from '../docs/blocks';
import { blocksToHtml } from './block-html';
import { escapeXml } from './xml';

it.each<[Block, string]>([
  [{ kind: 'text', text: 'Set `a<b>` & go.' }, '<p>Set <code>a&lt;b&gt;</code> &amp; go.</p>'],
  [{ kind: 'note', text: 'Take care.' }, '<blockquote><p>Take care.</p></blockquote>'],
  [{ kind: 'list', items: ['one', '`two`'] }, '<ul><li>one</li><li><code>two</code></li></ul>'],
  [{ kind: 'steps', items: ['first'] }, '<ol><li>first</li></ol>'],
  [{ kind: 'example', text: '`a`\n<b>' }, '<pre>`a`\n&lt;b&gt;</pre>'],
])('%o', (block, html) => {
  expect(blocksToHtml([block])).toBe(html);
});

it('separates blocks with line breaks', () => {
  const block: Block = { kind: 'text', text: 'a' };
  expect(blocksToHtml([block, block])).toBe('<p>a</p>\n<p>a</p>');
});

it.each([
  ['a & b', 'a &amp; b'],
  ['<a href="x">it\'s</a>', '&lt;a href=&quot;x&quot;&gt;it&#39;s&lt;/a&gt;'],
  ['&amp;', '&amp;amp;'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['bell\u0007, half \uD83D and \uFFFE', 'bell, half  and '],
  ['whole \u{1F600}', 'whole \u{1F600}'],
])('escapes %j for XML', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
