import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { docsMessages } from '#content/messages/site/docs';
import { typedParts, usageParts } from '#domain/docs/command-syntax';
import { box } from '#theme/box';
import { type Copier, type CopyView, useDocsTools } from '../docs-tools';
import { CommandParts } from '../parts/Rich';
import * as css from './Commands.css';

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
    <div className={css.usage}>
      {label && (
        <span
          className={`${box({ flex: 'none', size: 'xs', color: 'textMuted' })} ${css.usageLabel}`}
        >
          {label}
        </span>
      )}
      <code
        className={box({
          flex: 1,
          shrinks: true,
          paddingBlock: 's',
          size: 's',
          font: 'mono',
          breaks: true,
        })}
      >
        <CommandParts parts={partsOf[kind](text)} />
      </code>
      <button
        type="button"
        aria-label={`Copy ${text}`}
        data-view={view}
        className={css.copyButton}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => copy(text)}
      >
        {view === 'copied' ? (
          <Check aria-hidden className={box({ square: 16 })} />
        ) : (
          <Copy aria-hidden className={box({ square: 16 })} />
        )}
      </button>
      <span role="status" className={css.notice}>
        {view === 'copied' && docsMessages.copied}
        {view === 'failed' && docsMessages.copyFailed}
      </span>
    </div>
  );
}

/** Loads `copy-notice` on hover or focus. If this fails, nothing is copied, and the button shows the failure. */
function useCopy() {
  const { loadCopy } = useDocsTools();
  const [view, setView] = useState<CopyView>('idle');
  const copier = useRef<Promise<Copier> | null>(null);

  useEffect(
    () => () => {
      copier.current?.then(
        (begun) => begun.stop(),
        () => {},
      );
      copier.current = null;
    },
    [],
  );

  const begin = () => {
    copier.current ??= loadCopy().then((startCopy) => startCopy(setView));
    return copier.current;
  };
  const forget = () => {
    copier.current = null;
  };
  return {
    view,
    /** Browsers allow copying only during a click, so the machine has to be loaded before, on hover or focus. */
    prepare: () => void begin().catch(forget),
    copy: (text: string) =>
      void begin().then(
        (begun) => begun.copy(text),
        () => {
          forget();
          setView('failed');
        },
      ),
  };
}
