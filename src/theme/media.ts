/** Media queries for layouts. The mobile breakpoint is 768 px (`product.md §17.2`). */
export const media = {
  phone: '(max-width: 767px)',
  tabletUp: '(min-width: 768px)',
  /** The "lg" breakpoint (`product.md §17.2`). */
  wideUp: '(min-width: 1024px)',
  coarse: '(pointer: coarse)',
  /** The device can hover. On touch devices, a hover style would stay on the element pressed last. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersLight: '(prefers-color-scheme: light)',
} as const;
