import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.compact,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
