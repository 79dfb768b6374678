import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

const light = createVar();
const ink = createVar();

const pair = (soft: string, text: string) => ({ vars: { [light]: soft, [ink]: text } });

export const tones = styleVariants({
  accent: pair(vars.color.accentSoft, vars.color.accentText),
  success: pair(vars.color.successSoft, vars.color.successText),
  warning: pair(vars.color.warningSoft, vars.color.warningText),
  danger: pair(vars.color.dangerSoft, vars.color.dangerText),
  neutral: pair(vars.color.surfaceHover, vars.color.textMuted),
});

export const scene = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '12rem',
  padding: vars.space.l,
  overflow: 'hidden',
  background: `radial-gradient(90% 110% at 50% 0%, ${vars.color.accentSoft}, transparent), ${vars.color.surfaceSunken}`,
  color: vars.color.text,
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  userSelect: 'none',
});

export const sheet = style({
  display: 'grid',
  gap: vars.space.s,
  inlineSize: 'min(100%, 17rem)',
  padding: vars.space.m,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
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

export const end = style({ marginInlineStart: 'auto' });

export const name = style({ fontWeight: vars.weight.strong });

export const quiet = style({ color: vars.color.textMuted });

/** The time at the end of a row. The time does not wrap. */
export const time = style([quiet, end, { flex: 'none' }]);

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
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const lit = style({ background: light, color: ink });

export const icon = style({ inlineSize: '0.875rem', blockSize: '0.875rem', flex: 'none' });

export const inked = style({ color: ink });

export const line = style({ blockSize: '1px', background: vars.color.outline });

export const track = style({
  inlineSize: '100%',
  blockSize: '4px',
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.round,
});

export const fill = style({ fill: ink });

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2.25rem',
  background: light,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  color: ink,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
});

export const shot = style({
  position: 'relative',
  blockSize: '4.5rem',
  padding: vars.space.s,
  overflow: 'hidden',
  background: light,
  borderRadius: vars.radius.control,
});

export const chart = style({ inlineSize: '100%', blockSize: '100%', fill: ink, opacity: 0.5 });

export const watermark = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  color: vars.color.text,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  opacity: 0.75,
  rotate: '-6deg',
});
