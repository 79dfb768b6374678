import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** While this element is empty, the negative margin compensates for the gap above it. */
export const place = style({
  outline: 'none',
  ':empty': { marginBlockStart: `calc(-1 * ${vars.space.l})` },
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
