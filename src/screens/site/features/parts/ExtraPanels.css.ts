import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  padding: vars.space.xxl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const addOns = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const addOn = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  padding: vars.space.xl,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: vars.space.s,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wideUp]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({ display: 'grid', alignContent: 'start', gap: vars.space.s });

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  marginBlockEnd: vars.space.xs,
  border: `1px solid ${vars.color.accentText}`,
  borderRadius: vars.radius.round,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
});

export const planPanel = style({
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

export const buy = style({
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
});
