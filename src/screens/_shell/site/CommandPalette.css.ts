import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const nothing = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const failure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
