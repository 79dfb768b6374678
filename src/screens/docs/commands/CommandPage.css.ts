import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxl });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
});

/** As wide as the largest count, so that the search does not move. */
export const count = style({
  minInlineSize: '6.25rem',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxxl,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const list = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
