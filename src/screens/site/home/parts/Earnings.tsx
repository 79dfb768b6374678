import { useRef } from 'react';
import { useEnhancer } from '../../../shell/islands/enhancer';
import { dollars, EARNED } from './count-up';
import { countUp } from './count-up-enhancer';
import * as css from './Earnings.css';

/**
 * The amount that customers have earned. It counts up when it becomes visible (product.md §1.3). The prerendered HTML
 * contains the final amount. That amount is also shown with reduced motion, and read by screen readers.
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
