import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The keyboard shortcut. It is hidden while the clear button is visible, and on devices without a keyboard. */
export const shortcut = style({
  flexShrink: 0,
  marginInlineEnd: vars.space.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  '@media': { [media.coarse]: { display: 'none' } },
});
