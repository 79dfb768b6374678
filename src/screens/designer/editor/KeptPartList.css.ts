import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  marginBlockEnd: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.size.s,
});

export const heading = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
  // Receives the focus only when the focused button is unmounted.
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const part = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
});
