/** A text that can contain code in backticks, but no other markup. */
export type Rich = string;

export type Block =
  | { kind: 'text'; text: Rich }
  | { kind: 'list'; items: readonly Rich[] }
  | { kind: 'steps'; items: readonly Rich[] }
  | { kind: 'note'; text: Rich }
  /** Preformatted text, such as a command to type or a response of the bot. */
  | { kind: 'example'; text: string };

export interface RichPiece {
  kind: 'text' | 'code';
  text: string;
}

/** Splits a text into code and plain text. A backtick without a matching one is plain text. */
export function splitRich(text: Rich): RichPiece[] {
  const pieces = text.split(/`([^`]+)`/u);
  return pieces
    .map((piece, index): RichPiece => ({ kind: index % 2 === 1 ? 'code' : 'text', text: piece }))
    .filter((piece) => piece.text !== '');
}

export function plainText(text: Rich): string {
  return splitRich(text)
    .map((piece) => piece.text)
    .join('');
}

/** Returns the texts of a block that can contain code. */
export function richTexts(block: Block): readonly Rich[] {
  switch (block.kind) {
    case 'text':
    case 'note':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'example':
      return [];
  }
}

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join('\n');
    case 'example':
      return block.text;
  }
}
