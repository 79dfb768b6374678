import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  textAlign: 'center',
});

export const title = style({
  maxInlineSize: '22ch',
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
});

export const lead = style({
  maxInlineSize: '36rem',
  color: vars.colour.textMuted,
  fontSize: vars.size.l,
  textWrap: 'balance',
});
