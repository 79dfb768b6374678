import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.m,
});

export const value = style({
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
