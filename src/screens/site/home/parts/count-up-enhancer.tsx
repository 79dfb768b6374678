import type { Enhancer } from '../../../shell/islands/enhancer';
import { COUNT_DURATION, dollars, EARNED, earnedAt } from './count-up';

/** Counts up the earnings when the digits become visible (product.md §1.3). */
export const countUp: Enhancer = (digits) => {
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
};
