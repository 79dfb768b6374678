import { Anchor } from '#components/Link/Anchor';
import { namedSettings } from '#content/docs/named-settings';
import { type Rich as RichText, splitRich } from '#domain/docs/blocks';
import { type CommandPart, isCommandText, typedParts } from '#domain/docs/command-syntax';
import { paths } from '#domain/paths';
import * as css from './Rich.css';

/** A text with inline `code`. Commands are highlighted, and settings are links (product.md §5.10). */
export function Rich({ text }: { text: RichText }) {
  return splitRich(text).map((piece, place) =>
    piece.kind === 'code' ? <Code key={place} text={piece.text} /> : piece.text,
  );
}

function Code({ text }: { text: string }) {
  if (namedSettings.has(text)) {
    return (
      <Anchor href={paths.servers.href(text)} className={css.setting}>
        <code className={css.code}>{text}</code>
      </Anchor>
    );
  }
  return (
    <code className={css.code}>
      {isCommandText(text) ? <CommandParts parts={typedParts(text)} /> : text}
    </code>
  );
}

/** A command with its parts in different colors. The text is the same as without colors. */
export function CommandParts({ parts }: { parts: readonly CommandPart[] }) {
  return parts.map(({ kind, text }, place) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={place} data-part={kind} className={css.part[kind]}>
        {text}
      </span>
    ),
  );
}
