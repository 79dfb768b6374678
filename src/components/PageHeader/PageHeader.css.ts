import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.l,
});

export const back = style({ flexBasis: '100%', display: 'flex', minInlineSize: 0 });

export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const title = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.size.xl } },
});

export const subtitle = style({
  maxInlineSize: '64ch',
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
});
