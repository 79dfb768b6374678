import { splitRich, type Block, type Rich } from '../docs/blocks';
import { escapeXml } from './xml';

/** Blocks as the HTML that feed readers show: plain elements, no classes. */
export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(toHtml).join('\n');
}

/** A text with its code marked up. */
export function richToHtml(text: Rich): string {
  return splitRich(text)
    .map((piece) =>
      piece.kind === 'code' ? `<code>${escapeXml(piece.text)}</code>` : escapeXml(piece.text),
    )
    .join('');
}

/** A list without numbers. */
export function listToHtml(items: readonly Rich[]): string {
  return `<ul>${itemsToHtml(items)}</ul>`;
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${richToHtml(block.text)}</p>`;
    case 'note':
      return `<blockquote><p>${richToHtml(block.text)}</p></blockquote>`;
    case 'list':
      return listToHtml(block.items);
    case 'steps':
      return `<ol>${itemsToHtml(block.items)}</ol>`;
    case 'example':
      return `<pre>${escapeXml(block.text)}</pre>`;
  }
}

function itemsToHtml(items: readonly Rich[]): string {
  return items.map((item) => `<li>${richToHtml(item)}</li>`).join('');
}
