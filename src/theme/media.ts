/** In em, so that users with a large text size get the narrow layout. 1 em is 16 px by default (`product.md §17.2`). */
export const media = {
  /** Below the mobile breakpoint, 768 px. */
  phone: '(width < 48em)',
  /** A narrow phone, such as 320 or 360 px. */
  narrowPhone: '(width < 24em)',
  tabletUp: '(width >= 48em)',
  /** A phone with very large text, for example 390 px at 200 %. */
  tiny: '(width < 18em)',
  /** From the "lg" breakpoint, 1024 px. */
  wideUp: '(width >= 64em)',
  belowWide: '(width < 64em)',
  /** Room for a third column. */
  roomyUp: '(width >= 80em)',
  belowRoomy: '(width < 80em)',
  /**
   * A window such as 320 × 256 px: 400 % zoom. Bars must not stay in view, as they would cover the focus (WCAG 2.4.11).
   */
  low: '(height < 28em)',
  coarse: '(pointer: coarse)',
  /**
   * The device can hover. On touch devices, a hover style would stay on the element that was pressed last. In
   * forced-colors mode, its background would replace the system color that shows a state.
   */
  hover: '(hover: hover) and (forced-colors: none)',
  /** The user's colors replace the colors of the page. Backgrounds and shadows are not shown, but system colors are. */
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersLight: '(prefers-color-scheme: light)',
} as const;
