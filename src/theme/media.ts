/** The conditions a layout may answer to, as media queries. Widths follow spec §9 (mobile breakpoint 768 px). */
export const media = {
  phone: '(max-width: 767px)',
  tabletUp: '(min-width: 768px)',
  /** Spec's layout breakpoint «lg». */
  wideUp: '(min-width: 1024px)',
  coarse: '(pointer: coarse)',
  /** Pointing at something without pressing it is possible: on touch, what was pressed last would stay marked. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersLight: '(prefers-color-scheme: light)',
} as const;
