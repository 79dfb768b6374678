import type { CommandPart } from '#domain/docs/command-syntax';
import * as css from './CommandParts.css';

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
