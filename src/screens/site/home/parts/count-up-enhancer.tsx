import type { Enhancer } from '../../../shell/islands/enhancer';

/** The amounts in dollars that customers have earned, at the start and at the end of the count (product.md §1.3). */
const EARNED_FROM = 1_000_000;
export const EARNED = 40_000_000;

/** Duration of the count in ms (product.md §1.3). */
const COUNT_DURATION = 15_000;

/** Returns the amount after `elapsed` ms. It grows linearly, and never exceeds the final amount. */
export function earnedAt(elapsed: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_DURATION, 0), 1);
  return Math.round(EARNED_FROM + (EARNED - EARNED_FROM) * share);
}

/** Formats an amount such as `$40,000,000`, in the same way for every locale. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

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
