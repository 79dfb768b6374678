import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from '../Home.css';

export const trades = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xxl,
  rowGap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  '@media': { [media.phone]: { columnGap: vars.space.l } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: vars.color.outline,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  padding: vars.space.xl,
  background: vars.color.page,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const earnings = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.04em',
  lineHeight: 1.1,
});

/** As wide as the longest amount, so that nothing moves while it counts up. */
export const digits = style({ minInlineSize: '6.4em' });

export const pricingSection = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 75rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 42rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 38rem' },
    },
  },
]);

export const cards = style({
  display: 'grid',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.l },
  },
});

export const hero = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.l,
  paddingBlockStart: `clamp(${vars.space.xxl}, 7vw, ${vars.space.huge})`,
  textAlign: 'center',
  isolation: 'isolate',
});

export const glow = style({
  position: 'absolute',
  insetBlockStart: '-4rem',
  insetInlineStart: '50%',
  translate: '-50% 0',
  inlineSize: '100vw',
  blockSize: '44rem',
  zIndex: -1,
  pointerEvents: 'none',
  background: `radial-gradient(50% 60% at 50% 18%, ${vars.color.accentSoft}, transparent)`,
});

export const news = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
  paddingInline: `${vars.space.xs} ${vars.space.m}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const title = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.04em',
  lineHeight: 1.05,
  marginBlockStart: vars.space.s,
});

export const tagline = style({
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  fontSize: 'clamp(1rem, 2vw, 1.25rem)',
  textWrap: 'balance',
});

export const promise = style({
  maxInlineSize: '34rem',
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  textWrap: 'balance',
});

/** Two rows of buttons. They are larger than other controls, because they are the main actions of the page. */
export const acts = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  marginBlockStart: vars.space.m,
  vars: { [vars.control.height]: '2.75rem' },
  '@media': { [media.phone]: { inlineSize: '100%', justifyItems: 'stretch' } },
});

export const actRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.m,
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
});

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const stage = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.xxl,
  textAlign: 'start',
  animation: `${rise} 600ms ${vars.ease.out}`,
});
