import { useEffect, useRef } from 'react';
import { COUNT_DURATION, dollars, EARNED, earnedAt } from './count-up';
import * as css from './Earnings.css';

/**
 * What customers have earned, counted up once it is seen (spec §1). It stands at its end in the static page, under
 * reduced motion and for who listens; the count is written past React, so that nothing is drawn anew but the digits.
 */
export function Earnings() {
  const digits = useRef<HTMLSpanElement>(null);
  useEffect(() => (digits.current === null ? undefined : countWhenSeen(digits.current)), []);
  return (
    <p className={css.earnings} role="img" aria-label={`${dollars(EARNED)} + USD`}>
      <span ref={digits} className={css.digits}>
        {dollars(EARNED)}
      </span>{' '}
      <span className={css.currency}>+ USD</span>
    </p>
  );
}

/** Counts in `digits` from the moment it comes into view; the answer stops it. */
function countWhenSeen(digits: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let frame = 0;
  const count = (begun: number) => (now: number) => {
    const elapsed = now - begun;
    digits.textContent = dollars(earnedAt(elapsed));
    if (elapsed < COUNT_DURATION) frame = requestAnimationFrame(count(begun));
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    frame = requestAnimationFrame((now) => count(now)(now));
  });
  seen.observe(digits);
  return () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
    digits.textContent = dollars(EARNED);
  };
}
