import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from './SectionHead.css';

export const section = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xxxl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 171.875rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 96.25rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 71.875rem' },
    },
  },
]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wideUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xl },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  padding: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const points = style({ marginBlockStart: vars.space.s });

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  vars: { [vars.control.height]: '2.75rem' },
});
