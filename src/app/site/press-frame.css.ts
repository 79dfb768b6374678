import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Covers the page while a dialog's code is loading. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xl,
  background: vars.color.scrim,
});

const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  boxShadow: vars.shadow.dialog,
});

export const dialog = style([
  panel,
  {
    inlineSize: 'min(100%, 32rem)',
    padding: vars.space.xl,
    borderRadius: vars.radius.dialog,
  },
]);

export const drawerScrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  background: vars.color.scrim,
});

/** As wide as the navigation drawer. */
export const drawer = style([
  panel,
  {
    blockSize: '100%',
    inlineSize: '20rem',
    maxInlineSize: '88vw',
    padding: vars.space.xl,
    borderBlock: 'none',
    borderInlineStart: 'none',
  },
]);

export const menu = style([
  panel,
  {
    position: 'fixed',
    zIndex: 100,
    inlineSize: '14rem',
    padding: vars.space.l,
    borderRadius: vars.radius.card,
  },
]);

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const line = style({
  blockSize: '0.875rem',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  selectors: { '&:last-child': { inlineSize: '60%' } },
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});
