import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const clashes = style({ display: 'grid', gap: vars.space.m });

export const field = style({ fontWeight: vars.weight.strong });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.m,
});

export const side = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const value = style({
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
