import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { barHeight } from '../../shell/bar-height';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
  // Fills the window below the site's header.
  minBlockSize: `calc(100dvh - ${barHeight})`,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
});

export const code = style({ letterSpacing: '0.12em' });

export const help = style({ maxInlineSize: '46ch' });

export const channel = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  userSelect: 'none',
});

export const bar = style({ paddingBlock: vars.space.m, paddingInline: vars.space.l });

export const view = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
});

export const tag = style({
  paddingInline: vars.space.xs,
  borderRadius: vars.space.xs,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '0.625rem',
  fontWeight: vars.weight.strong,
  lineHeight: '0.9375rem',
});

export const mention = style({
  paddingInline: '2px',
  borderRadius: vars.space.xs,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
});

export const embed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  borderRadius: vars.space.xs,
  borderInlineStart: `${vars.space.xs} solid ${vars.color.accent}`,
});

export const bone = recipe({
  base: {
    blockSize: vars.space.s,
    borderRadius: vars.radius.round,
    background: vars.color.skeleton,
  },
  variants: {
    length: {
      long: { inlineSize: '80%' },
      middle: { inlineSize: '64%' },
      short: { inlineSize: '36%' },
    },
  },
});
