import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({ inlineSize: '100%', maxInlineSize: '49rem' });

export const danger = style({ borderColor: vars.color.dangerText });

export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  minBlockSize: '1.25rem',
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const clashValue = style({
  display: 'block',
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
