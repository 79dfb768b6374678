import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const channel = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  userSelect: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  borderBlockEnd: `1px solid ${vars.colour.outline}`,
});

export const hash = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.colour.textMuted,
});

export const message = style({ display: 'flex', gap: vars.space.m, padding: vars.space.l });

export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.round,
  background: vars.colour.accentSoft,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: vars.weight.strong,
});

export const tag = style({
  paddingInline: vars.space.xs,
  borderRadius: vars.space.xs,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: '10px',
  fontWeight: vars.weight.strong,
  lineHeight: '15px',
});

export const said = style({ color: vars.colour.textMuted });

export const mention = style({
  paddingInline: '2px',
  borderRadius: vars.space.xs,
  background: vars.colour.accentSoft,
  color: vars.colour.accentText,
  fontWeight: vars.weight.medium,
});

export const embed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
  padding: vars.space.l,
  background: vars.colour.surfaceSunken,
  borderRadius: vars.space.xs,
  borderInlineStart: `${vars.space.xs} solid ${vars.colour.accent}`,
});

export const bone = recipe({
  base: {
    blockSize: vars.space.s,
    borderRadius: vars.radius.round,
    background: vars.colour.skeleton,
  },
  variants: {
    length: {
      long: { inlineSize: '80%' },
      middle: { inlineSize: '64%' },
      short: { inlineSize: '36%' },
    },
  },
});
