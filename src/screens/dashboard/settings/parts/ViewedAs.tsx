import { Eye, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { viewAsMessages } from '#content/messages/dashboard/rights';
import { box, row } from '#theme/box';
import * as css from '../ServerSettings.css';

export interface ViewedAsProps {
  name: string;
  onStop: () => void;
}

/** Names the member whose view is shown, and has a button that ends the mode. It is sticky. */
export function ViewedAs({ name, onStop }: ViewedAsProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that the user pressed is unmounted, and the content is a new page for the user.
    bar.current?.querySelector('button')?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={bar} aria-label={viewAsMessages.title(name)} className={css.viewedAs}>
      <Eye aria-hidden className={box({ flex: 'none', square: 18 })} />
      <p
        role="status"
        className={row({
          gap: 'm',
          align: 'stretch',
          flex: 1,
          shrinks: true,
          overflow: 'hidden',
          size: 's',
          whiteSpace: 'nowrap',
        })}
      >
        <strong className={box({ truncated: true })}>{viewAsMessages.title(name)}</strong>
        <span className={css.viewedAsHelp}>{viewAsMessages.explanation}</span>
      </p>
      <Button tone="plain" size="compact" icon={<X />} onPress={onStop}>
        {viewAsMessages.stop}
      </Button>
    </section>
  );
}
