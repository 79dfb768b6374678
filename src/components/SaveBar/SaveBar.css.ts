import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style([
  stickyBar,
  {
    zIndex: 20,
    insetBlockEnd: 0,
    pointerEvents: 'none',
    paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
    // Hides content that is scrolled behind the bar. The gradient makes it fade out at the top of the bar.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `linear-gradient(to top, ${vars.color.page} 40%, transparent)`,
      opacity: 0,
      transition: `opacity ${vars.duration.slow} ${vars.ease.out}`,
    },
    selectors: { '&[data-holds-bottom]::before': { opacity: 1 } },
    '@media': { [media.low]: { '::before': { display: 'none' } } },
  },
]);

// Keeps a field above the bar when it gets the focus, even if the bar has two lines.
globalStyle(':root:has([data-holds-bottom])', {
  scrollPaddingBlockEnd: '11rem',
  '@media': { [media.low]: { scrollPaddingBlockEnd: vars.space.l } },
});

/** An element that contains a copy of the bar while the copy fades out. */
export const leaving = style({});

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.xl}` } });

export const bar = style({
  pointerEvents: 'auto',
  padding: vars.space.m,
  paddingInlineStart: vars.space.l,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  // Without `backwards`, the bar would appear at its end position for one frame before the animation starts.
  animation: `${rise} ${vars.duration.slow} ${vars.ease.out} backwards`,
  selectors: { [`${leaving} > &`]: { animationDirection: 'reverse' } },
  '@media': { [media.phone]: { paddingInlineStart: vars.space.m } },
});

export const summary = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  '@media': { [media.wideUp]: { justifyContent: 'flex-start' } },
});

export const actions = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  '@media': { [media.wideUp]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});

export const list = style({
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlockEnd: vars.space.s,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
