import { splitRich, type Block, type Rich } from '../docs/blocks';
import { escapeXml } from './xml';

/** Converts blocks to plain HTML for feed readers, without classes. */
export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(toHtml).join('\n');
}

export function richToHtml(text: Rich): string {
  return splitRich(text)
    .map((piece) =>
      piece.kind === 'code' ? `<code>${escapeXml(piece.text)}</code>` : escapeXml(piece.text),
    )
    .join('');
}

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
