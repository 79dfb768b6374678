import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const dayName = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  color: vars.color.warningText,
  fontSize: vars.size.s,
});

export const older = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.size.s,
});
