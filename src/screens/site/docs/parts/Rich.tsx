import { Anchor } from '#components/Link/Anchor';
import { namedSettings } from '#content/docs/named-settings';
import { type Rich as RichText, splitRich } from '#domain/docs/blocks';
import { isCommandText, typedParts } from '#domain/docs/command-syntax';
import { paths } from '#domain/paths';
import { CommandParts } from './CommandParts';
import { code, setting } from './Rich.css';

/** A text with inline `code`. Commands are highlighted, and settings are links (product.md §5.10). */
export function Rich({ text }: { text: RichText }) {
  return splitRich(text).map((piece, place) =>
    piece.kind === 'code' ? <Code key={place} text={piece.text} /> : piece.text,
  );
}

function Code({ text }: { text: string }) {
  if (namedSettings.has(text)) {
    return (
      <Anchor href={paths.servers.href(text)} className={setting}>
        <code className={code}>{text}</code>
      </Anchor>
    );
  }
  return (
    <code className={code}>
      {isCommandText(text) ? <CommandParts parts={typedParts(text)} /> : text}
    </code>
  );
}
