import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** The preview is as wide as its column, even while its chunk loads. */
export const shown = style({ inlineSize: '100%', minInlineSize: 0 });

export const nothing = style({
  padding: vars.space.l,
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
