import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The colours of what matters in the scene: its ground, and what is written on it. */
export const light = createVar();
export const ink = createVar();

const pair = (soft: string, text: string) => ({ vars: { [light]: soft, [ink]: text } });

export const tones = styleVariants({
  accent: pair(vars.colour.accentSoft, vars.colour.accentText),
  success: pair(vars.colour.successSoft, vars.colour.successText),
  warning: pair(vars.colour.warningSoft, vars.colour.warningText),
  danger: pair(vars.colour.dangerSoft, vars.colour.dangerText),
  neutral: pair(vars.colour.surfaceHover, vars.colour.textMuted),
});

/** A stage for a small picture: whatever stands on it is drawn, and never read out. */
export const scene = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '12rem',
  padding: vars.space.l,
  overflow: 'hidden',
  background: `radial-gradient(90% 110% at 50% 0%, ${vars.colour.accentSoft}, transparent), ${vars.colour.surfaceSunken}`,
  color: vars.colour.text,
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  userSelect: 'none',
});

/** A piece of Discord or of the dashboard. */
export const sheet = style({
  display: 'grid',
  gap: vars.space.s,
  inlineSize: 'min(100%, 17rem)',
  padding: vars.space.m,
  background: vars.colour.surfaceRaised,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const wrap = style([row, { flexWrap: 'wrap' }]);

export const column = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });

export const end = style({ marginInlineStart: 'auto' });

export const name = style({ fontWeight: vars.weight.strong });

export const quiet = style({ color: vars.colour.textMuted });

export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  paddingBlock: '2px',
  paddingInline: vars.space.s,
  background: vars.colour.surfaceHover,
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** In the scene's own light. */
export const lit = style({ background: light, color: ink });

export const icon = style({ inlineSize: '0.875rem', blockSize: '0.875rem', flex: 'none' });

export const inked = style({ color: ink });

export const line = style({ blockSize: '1px', background: vars.colour.outline });
