import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { box } from '#theme/box';
import * as css from './TwoCells.css';

export function TwoCells({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css.cells}>
      <div className={box({ shrinks: true })}>{from}</div>
      <span aria-hidden className={css.arrow}>
        <ArrowRight />
      </span>
      <div className={box({ shrinks: true })}>{to}</div>
    </div>
  );
}
