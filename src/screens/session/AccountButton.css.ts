import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The same width as `AccountPlaceholder`, which this button replaces. */
export const signIn = style({
  inlineSize: `calc(6rem - 2 * ${vars.space.l} - 2px)`,
  fontSize: vars.size.s,
  '@media': { [media.phone]: { inlineSize: `calc(5rem - 2 * ${vars.space.l} - 2px)` } },
});
