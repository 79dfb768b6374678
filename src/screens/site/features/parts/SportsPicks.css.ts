import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.xl,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      padding: vars.space.l,
    },
  },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  background: vars.color.warningSoft,
  borderRadius: vars.radius.control,
  color: vars.color.warningText,
});

export const words = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const note = style({
  color: vars.color.warningText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
});

export const text = style({ color: vars.color.textMuted });
