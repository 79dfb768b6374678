import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The link is above the viewport until it has the focus. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.m,
  insetInlineStart: vars.space.l,
  zIndex: 40,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  boxShadow: vars.shadow.raised,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
