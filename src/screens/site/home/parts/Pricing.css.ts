import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from './SectionHead.css';

export const section = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 75rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 42rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 38rem' },
    },
  },
]);

export const popular = style({ textAlign: 'center' });

export const cards = style({
  display: 'grid',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.l },
  },
});

export const slot = style({ display: 'grid', minInlineSize: 0 });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
});
