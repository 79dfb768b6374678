import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The problem is beside the button at the bottom of the panel, so that it stays visible while the list scrolls. */
export const problem = style({
  flex: '1 1 12rem',
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const problemIcon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.625rem',
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
