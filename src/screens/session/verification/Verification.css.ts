import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fillsWindow } from '#theme/fills-window.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style([
  fillsWindow,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xxl,
    paddingInline: vars.space.l,
    paddingBlockEnd: vars.space.xxxl,
    // Aligned to the top. If a centered card grew, its heading would move up.
    paddingBlockStart: `max(${vars.space.xl}, 16vh)`,
    background: `radial-gradient(60rem 32rem at 50% -8rem, ${vars.color.accentSoft}, transparent 72%)`,
  },
]);

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** The height is the same in all states except `failed`, so that nothing moves. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  minBlockSize: '25rem',
  padding: vars.space.xxl,
  textAlign: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.raised,
  animation: `${arrive} ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.phone]: { paddingInline: vars.space.xl } },
});

export const said = style({ textWrap: 'balance' });

export const help = style([said, { color: vars.color.text }]);

const SIDE = '4.5rem';

export const emblem = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: SIDE,
    blockSize: SIDE,
    borderRadius: vars.radius.round,
    transition: `background-color ${vars.duration.slow} ${vars.ease.out}, color ${vars.duration.slow} ${vars.ease.out}`,
  },
  variants: {
    view: {
      initial: { background: vars.color.accentSoft, color: vars.color.accentText },
      processing: { background: vars.color.accentSoft, color: vars.color.accentText },
      verified: { background: vars.color.successSoft, color: vars.color.successText },
      failed: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, scale: '0.7' } });

export const icon = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  animation: `${appear} ${vars.duration.slow} ${vars.ease.out}`,
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = style({
  position: 'absolute',
  inset: '-6px',
  borderRadius: vars.radius.round,
  border: '2px solid transparent',
  borderBlockStartColor: 'currentColor',
  borderInlineEndColor: 'currentColor',
  animation: `${turn} 1s linear infinite`,
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      borderBlockStartColor: 'CanvasText',
      borderInlineEndColor: 'CanvasText',
    },
  },
});

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

export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.s,
  inlineSize: '100%',
  marginBlockStart: 'auto',
});
