import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const whom = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const lines = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style({
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  color: vars.color.textMuted,
});
