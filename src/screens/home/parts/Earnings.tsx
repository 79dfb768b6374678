import { useRef } from 'react';
import { useEnhancer } from '../../_shell/islands/enhancer';
import { dollars, EARNED } from './count-up';
import { countUp } from './count-up-enhancer';
import * as css from './Earnings.css';

/**
 * What customers have earned. The amount counts up when it becomes visible (product.md §1.3). The prerendered HTML
 * contains the final amount, which is also shown under reduced motion and read by screen readers.
 */
export function Earnings() {
  const digits = useRef<HTMLSpanElement>(null);
  useEnhancer(digits, countUp);
  return (
    <p className={css.earnings} role="img" aria-label={`${dollars(EARNED)} + USD`}>
      <span ref={digits} data-enhance="count-up" className={css.digits}>
        {dollars(EARNED)}
      </span>{' '}
      <span className={css.currency}>+ USD</span>
    </p>
  );
}
