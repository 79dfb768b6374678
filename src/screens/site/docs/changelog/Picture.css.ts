import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xxl,
  background: `radial-gradient(ellipse at 50% 0%, ${vars.color.accentSoft}, transparent 70%), radial-gradient(${vars.color.outline} 1px, transparent 1px) 0 0 / 16px 16px, ${vars.color.surfaceSunken}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  userSelect: 'none',
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: '28rem',
});

export const chat = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  fontSize: vars.size.s,
  lineHeight: '1.45',
});

export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  fontWeight: vars.weight.strong,
});

const face_ = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.round,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  textTransform: 'uppercase',
});

export const view = styleVariants({
  bot: [face_, { background: vars.color.accent, color: vars.color.onAccent }],
  member: [face_, { background: vars.color.successSoft, color: vars.color.successText }],
  other: [face_, { background: vars.color.warningSoft, color: vars.color.warningText }],
});

export const app = style({
  paddingInline: vars.space.xs,
  borderRadius: '4px',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '0.625rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.5',
});

export const time = style({ color: vars.color.textMuted, fontSize: '0.6875rem' });

export const mention = style({
  paddingInline: '3px',
  borderRadius: '4px',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
});

export const embed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.surfaceSunken,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});

export const chip = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceHover,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const chipOn = style([
  chip,
  {
    background: vars.color.successSoft,
    borderColor: 'transparent',
    color: vars.color.successText,
  },
]);

/** Text that is struck through, because a new version has removed what it shows. */
export const gone = style({
  textDecoration: 'line-through',
  color: vars.color.textMuted,
});

export const video = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  background: `linear-gradient(135deg, ${vars.color.accentSoft}, ${vars.color.surfaceHover} 55%, ${vars.color.successSoft})`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.text,
  color: vars.color.page,
});

export const watermark = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.m,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  opacity: 0.75,
});
