/** The conditions a layout may answer to, as media queries. Widths follow spec §9 (mobile breakpoint 768 px). */
export const media = {
  phone: '(max-width: 767px)',
  tabletUp: '(min-width: 768px)',
  /** Spec's layout breakpoint «lg». */
  wideUp: '(min-width: 1024px)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersLight: '(prefers-color-scheme: light)',
} as const;
