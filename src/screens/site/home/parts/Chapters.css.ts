import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from '../Home.css';

export const chapter = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xxl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 52rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 36rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 32rem' },
    },
  },
]);

export const head = style({
  display: 'grid',
  rowGap: vars.space.l,
  columnGap: vars.space.xxxl,
  '@media': {
    [media.wideUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wideUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr) minmax(0, 1fr)',
    },
  },
});

const distance = createVar();
const arrive = keyframes({ from: { translate: `0 ${distance}` } });
const fill = keyframes({ from: { scale: '0 1' } });

/**
 * The steps move into place one after the other while the reader scrolls to them. Browsers without scroll-driven
 * animations, and readers who want less motion, see them in place.
 */
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `2px solid ${vars.color.outline}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInline: 0,
    blockSize: '2px',
    background: vars.color.accent,
    transformOrigin: 'left',
  },
  selectors: {
    '&:nth-child(2)': { vars: { [distance]: '32px' } },
    '&:nth-child(3)': { vars: { [distance]: '56px' } },
    '&:nth-child(4)': { vars: { [distance]: '80px' } },
  },
  vars: { [distance]: '12px' },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${arrive} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 35%',
          '::before': {
            animation: `${fill} linear both`,
            animationTimeline: 'view()',
            animationRange: 'entry 50% cover 45%',
          },
        },
      },
    },
  },
});

export const card = style({
  justifyContent: 'space-between',
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.accentText,
});
