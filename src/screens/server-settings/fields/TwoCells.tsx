import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './TwoCells.css';

/** What leads to what: side by side with an arrow between, one below the other where there is little room. */
export function TwoCells({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css.cells}>
      <div className={css.cell}>{from}</div>
      <span aria-hidden className={css.arrow}>
        <ArrowRight />
      </span>
      <div className={css.cell}>{to}</div>
    </div>
  );
}
