import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Without a notice, it takes no part in the gaps of the section. */
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
