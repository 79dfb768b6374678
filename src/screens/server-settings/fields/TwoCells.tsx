import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './TwoCells.css';

/** Two cells with an arrow between them; stacked if there is little room. */
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
