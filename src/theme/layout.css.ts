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

/** Children below each other, as wide as the element unless `align` is set. */
export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { gap, align },
});

/** Children beside each other, centered vertically unless `align` is set. */
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

/** A title and its controls, which wrap below it where both do not fit. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
});

/** The sections of a page below each other. Set `maxInlineSize`. */
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
