import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const earnings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: vars.space.m,
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.04em',
  lineHeight: 1.1,
});

/** As wide as the longest amount, so that nothing moves while it counts up. */
export const digits = style({
  minInlineSize: '6.4em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const currency = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xl,
  letterSpacing: '-0.02em',
});
