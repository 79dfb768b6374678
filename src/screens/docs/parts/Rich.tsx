import { type Rich as RichText, splitRich } from '#domain/docs/blocks';
import { code } from './Rich.css';

/** A text with inline `code`. */
export function Rich({ text }: { text: RichText }) {
  return splitRich(text).map((piece, place) =>
    piece.kind === 'code' ? (
      <code key={place} className={code}>
        {piece.text}
      </code>
    ) : (
      piece.text
    ),
  );
}
