import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The element is at least as wide as the largest count, so that the search field does not move. */
export const count = style({
  minInlineSize: '6.25rem',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
