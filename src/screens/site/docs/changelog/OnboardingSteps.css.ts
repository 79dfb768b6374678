import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const title = style({
  paddingBlock: '0.125rem',
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const text = style({
  paddingBlock: vars.space.xs,
  color: vars.color.textMuted,
  lineHeight: '1.65',
});
