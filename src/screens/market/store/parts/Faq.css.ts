import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const list = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    layout: {
      modern: { inlineSize: '100%', maxInlineSize: '48rem', marginInline: 'auto' },
      classic: {},
      minimal: { gap: vars.space.l },
    },
  },
});

export const entry = style({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${storeColor('outline')}`,
  paddingBlockEnd: vars.space.s,
});

// Opens and closes the answer smoothly in browsers that can animate to the height of the content.
globalStyle(`${entry}::details-content`, {
  blockSize: 0,
  overflow: 'clip',
  interpolateSize: 'allow-keywords',
  transition: `block-size ${vars.duration.normal} ${vars.ease.out}, content-visibility ${vars.duration.normal} allow-discrete`,
  // The reset style sheet's rule for reduced motion does not match this pseudo-element.
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
globalStyle(`${entry}[open]::details-content`, { blockSize: 'auto' });

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
