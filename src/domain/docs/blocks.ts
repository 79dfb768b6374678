/** Text in which `` `backticks` `` mark code, and nothing else marks anything. */
export type Rich = string;

/** A stretch of a page. Screens decide how each kind looks. */
export type Block =
  | { kind: 'text'; text: Rich }
  | { kind: 'list'; items: readonly Rich[] }
  | { kind: 'steps'; items: readonly Rich[] }
  /** What a reader who skims must not miss. */
  | { kind: 'note'; text: Rich }
  /** Shown as it stands, line breaks kept: what to type, or what the bot answers. */
  | { kind: 'example'; text: string };

/** A piece of a `Rich` text. */
export interface RichPiece {
  kind: 'text' | 'code';
  text: string;
}

/** The pieces of a text, empty ones left out. A backtick without a partner stays text. */
export function splitRich(text: Rich): RichPiece[] {
  const pieces = text.split(/`([^`]+)`/u);
  return pieces
    .map((piece, index): RichPiece => ({ kind: index % 2 === 1 ? 'code' : 'text', text: piece }))
    .filter((piece) => piece.text !== '');
}

/** The text without its marks, as a search engine or a feed reads it. */
export function plainText(text: Rich): string {
  return splitRich(text)
    .map((piece) => piece.text)
    .join('');
}

/** All that a block says, one line an item. */
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
