import { Check, Copy } from 'lucide-react';
import { docsMessages } from '#content/messages/site/docs';
import { typedParts, usageParts } from '#domain/docs/command-syntax';
import { CommandParts } from '../parts/CommandParts';
import * as css from './CopyUsage.css';
import { useCopy } from './use-copy';

export interface CopyUsageProps {
  /** `usage` is the syntax of a command, `example` is a command as it is typed. */
  kind: 'usage' | 'example';
  label?: string;
  text: string;
}

const partsOf = { usage: usageParts, example: typedParts };

export function CopyUsage({ kind, label, text }: CopyUsageProps) {
  const { view, prepare, copy } = useCopy();
  return (
    <div className={css.line}>
      {label && <span className={css.label}>{label}</span>}
      <code className={css.code}>
        <CommandParts parts={partsOf[kind](text)} />
      </code>
      <button
        type="button"
        aria-label={`Copy ${text}`}
        data-view={view}
        className={css.button}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => copy(text)}
      >
        {view === 'copied' ? (
          <Check aria-hidden className={css.icon} />
        ) : (
          <Copy aria-hidden className={css.icon} />
        )}
      </button>
      <span role="status" className={css.notice}>
        {view === 'copied' && docsMessages.copied}
        {view === 'failed' && docsMessages.copyFailed}
      </span>
    </div>
  );
}
