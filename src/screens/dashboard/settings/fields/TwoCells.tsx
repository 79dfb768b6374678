import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './TwoCells.css';

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
