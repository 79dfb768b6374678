import { recipe } from '@vanilla-extract/recipes';
import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './theme.css';

const gap = {
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
  xxxl: { gap: vars.space.xxxl },
} satisfies Partial<Record<keyof typeof vars.space, StyleRule>>;

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
} satisfies Record<string, StyleRule>;

/** A column. Children fill its width unless `align` is set. */
export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { gap, align },
});

/** A row of children. They are centered vertically, unless `align` is set. */
export const row = recipe({
  base: { display: 'flex' },
  variants: {
    gap,
    align,
    justify: {
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wraps: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { align: 'center' },
});

/** A title and its controls. If they do not fit in one line, the controls wrap below the title. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
});

/**
 * A bar that stays in view while the page scrolls. In a low window it scrolls with the page, because it would cover what
 * is focused (product.md §17.2).
 */
export const stickyBar = style({
  position: 'sticky',
  '@media': { [media.low]: { position: 'static' } },
});

/** A column of page sections. The style that extends it must set `maxInlineSize`. */
export const pageSections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.xxxl,
  paddingBlockEnd: `calc(2 * ${vars.space.xxxl})`,
  '@media': {
    [media.phone]: {
      gap: vars.space.xl,
      paddingInline: vars.space.l,
      paddingBlockStart: vars.space.xl,
      paddingBlockEnd: vars.space.xxxl,
    },
  },
});
