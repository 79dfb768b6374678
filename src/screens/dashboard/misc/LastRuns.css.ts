import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const title = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

export const none = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const run = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  fontSize: vars.size.s,
});

export const who = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const when = style({
  display: 'flex',
  gap: vars.space.m,
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Hidden on phones, which show only the relative time. */
export const exact = style({ '@media': { [media.phone]: { display: 'none' } } });
