import { Check, Copy } from 'lucide-react';
import { docsMessages } from '#content/messages/docs';
import * as css from './CopyUsage.css';
import { useCopy } from './use-copy';

export interface CopyUsageProps {
  label?: string;
  text: string;
}

export function CopyUsage({ label, text }: CopyUsageProps) {
  const { view, prepare, copy } = useCopy();
  return (
    <div className={css.line}>
      {label && <span className={css.label}>{label}</span>}
      <code className={css.code}>{text}</code>
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
