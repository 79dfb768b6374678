import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.wideUp]: { gridTemplateColumns: '19rem minmax(0, 1fr)', gap: vars.space.xl } },
});

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.xl,
  background: `linear-gradient(${vars.color.accentSoft}, ${vars.color.surface} 60%)`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const title = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const description = style({ color: vars.color.textMuted });

export const points = style({ display: 'grid', gap: vars.space.s });

export const check = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  flex: 'none',
  color: vars.color.accentText,
});

export const buy = style({
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
});
