import { Eye, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { viewAsMessages } from '#content/messages/rights';
import * as css from './ViewedAs.css';

export interface ViewedAsProps {
  name: string;
  onStop: () => void;
}

/** Stays above a dashboard that is viewed as somebody else: whose eyes these are, and the way back to one's own. */
export function ViewedAs({ name, onStop }: ViewedAsProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed to come here is gone, and this is another page to them.
    bar.current?.querySelector('button')?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={bar} aria-label={viewAsMessages.title(name)} className={css.bar}>
      <Eye aria-hidden className={css.icon} />
      <p role="status" className={css.words}>
        <strong className={css.title}>{viewAsMessages.title(name)}</strong>
        <span className={css.explanation}>{viewAsMessages.explanation}</span>
      </p>
      <Button tone="plain" size="compact" icon={<X />} onPress={onStop}>
        {viewAsMessages.stop}
      </Button>
    </section>
  );
}
