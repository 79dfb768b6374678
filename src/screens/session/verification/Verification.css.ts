import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { fillsWindow } from '#theme/fills-window.css';
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

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  outline: 'none',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  color: vars.color.textMuted,
});

export const said = style({ textWrap: 'balance' });

export const help = style([said, { color: vars.color.text }]);
