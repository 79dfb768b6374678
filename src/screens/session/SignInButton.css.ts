import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The same width as `AccountPlaceholder`, and the same look as "Sign in" in `AccountButton`. */
export const button = style({
  flex: 'none',
  inlineSize: '6rem',
  minBlockSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { background: vars.color.accentHover } },
  '@media': { [media.phone]: { inlineSize: '5rem' } },
});
