import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from '../Home.css';

export const section = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xxl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 36rem',
    '@media': { [media.tabletUp]: { containIntrinsicBlockSize: 'auto 33rem' } },
  },
]);

export const list = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
});

export const question = style({
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

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
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  transition: `rotate ${vars.duration.normal} ${vars.ease.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const answer = style({
  maxInlineSize: '70ch',
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  color: vars.color.textMuted,
});
