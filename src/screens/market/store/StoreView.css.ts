import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from './store-color';

/** The layout depends on this width, so that the preview of a design looks like a page of the same width. */
export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  color: storeColor('text'),
  background: storeColor('page'),
});

export const content = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.xl,
    paddingBlock: `${vars.space.xxxl} ${vars.space.huge}`,
    gap: vars.space.huge,
    '@container': {
      [media.phone]: {
        paddingInline: vars.space.l,
        paddingBlock: vars.space.xxl,
        gap: vars.space.xxxl,
      },
    },
  },
  variants: {
    layout: {
      modern: { maxInlineSize: '73rem' },
      classic: { maxInlineSize: '68rem' },
      minimal: { maxInlineSize: '40rem' },
    },
    hasColumns: {
      false: {},
      true: {
        '@container': {
          [media.wideUp]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 23rem',
            alignItems: 'start',
          },
        },
      },
    },
  },
});

export const details = recipe({
  base: { display: 'grid', gap: vars.space.xxxl, minInlineSize: 0 },
  variants: {
    hasColumns: { false: {}, true: { '@container': { [media.wideUp]: { gridArea: '1 / 1' } } } },
  },
});

export const offers = recipe({
  base: { minInlineSize: 0 },
  variants: {
    hasColumns: { false: {}, true: { '@container': { [media.wideUp]: { gridArea: '1 / 2' } } } },
    isSticky: { false: {}, true: {} },
  },
  compoundVariants: [
    {
      variants: { hasColumns: true, isSticky: true },
      style: {
        '@container': {
          [media.wideUp]: { position: 'sticky', insetBlockStart: vars.space.xl },
        },
      },
    },
  ],
});

/** A section that a link of the page leads to. */
export const section = style({ scrollMarginBlockStart: vars.space.xl });

export const refundsLink = style({
  alignSelf: 'flex-start',
  fontSize: vars.size.s,
  color: storeColor('quietText'),
  textUnderlineOffset: '0.2em',
});

export const heading = recipe({
  base: {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.02em',
    lineHeight: vars.leading.tight,
  },
  variants: {
    layout: {
      modern: { fontSize: vars.size.xxl },
      classic: { fontSize: vars.size.xl },
      minimal: { fontSize: vars.size.l },
    },
  },
});

export const quiet = style({ color: storeColor('quietText') });

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      modern: {
        // Two columns on a tablet, three on a wide window.
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
        gap: vars.space.m,
      },
      classic: { gap: vars.space.l },
      minimal: { borderBlockStart: `1px solid ${storeColor('outline')}` },
    },
    isColumn: { false: {}, true: {} },
  },
  compoundVariants: [
    {
      variants: { layout: 'modern', isColumn: true },
      style: {
        '@container': { [media.wideUp]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  ],
});

export const textList = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    layout: {
      modern: {},
      classic: {},
      minimal: { gap: vars.space.l },
    },
  },
});

export const question = style({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${storeColor('outline')}`,
  paddingBlockEnd: vars.space.s,
});

// Opens and closes the answer smoothly in browsers that can animate to the height of the content.
globalStyle(`${question}::details-content`, {
  blockSize: 0,
  overflow: 'clip',
  interpolateSize: 'allow-keywords',
  transition: `block-size ${vars.duration.normal} ${vars.ease.out}, content-visibility ${vars.duration.normal} allow-discrete`,
  // The reset style sheet's rule for reduced motion does not match this pseudo-element.
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
globalStyle(`${question}[open]::details-content`, { blockSize: 'auto' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  minBlockSize: '3.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  transition: `rotate ${vars.duration.normal} ${vars.ease.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const answer = style({
  maxInlineSize: '70ch',
  paddingBlock: vars.space.s,
  color: storeColor('quietText'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
