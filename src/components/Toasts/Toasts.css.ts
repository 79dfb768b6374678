import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.m}` } });
const fade = keyframes({ to: { opacity: 0, translate: `0 ${vars.space.s}` } });

export const region = style({
  position: 'fixed',
  zIndex: 200,
  insetInlineEnd: vars.space.xl,
  insetBlockEnd: vars.space.xl,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  borderRadius: vars.radius.card,
  outline: 'none',
  transition: `bottom ${vars.duration.normal} ${vars.ease.out}`,
  selectors: {
    '&[data-focus-visible]': focusRing(),
    // Keeps the toast above a bar at the bottom of the window, so that it does not cover the bar's buttons.
    ':root:has([data-holds-bottom]) &': { insetBlockEnd: '9rem' },
  },
  '@media': {
    [media.phone]: {
      insetInline: 0,
      marginInline: 'auto',
      insetBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom))`,
      selectors: {
        ':root:has([data-holds-bottom]) &': {
          insetBlockEnd: 'calc(9rem + env(safe-area-inset-bottom))',
        },
        // On phones, dialogs are at the bottom. A toast there would cover their buttons.
        ':root:has([data-sheet]) &': {
          insetBlockStart: `calc(${vars.space.l} + env(safe-area-inset-top))`,
          insetBlockEnd: 'auto',
        },
      },
    },
  },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  // Without `backwards`, the toast would appear at its end position for one frame before the animation starts.
  animation: `${rise} ${vars.duration.slow} ${vars.ease.out} backwards`,
  selectors: {
    '&[data-focus-visible]': focusRing(),
    // Not a transition: no transition of the opacity starts while `rise` sets it.
    '&[data-leaving]': { animation: `${fade} ${vars.duration.normal} ${vars.ease.out} forwards` },
  },
});

const line = '1.75rem';

// Centers the close button on the first line, even if the button has the height of a touch target.
globalStyle(`${toast} > button`, { marginBlock: `calc((${line} - ${vars.control.compact}) / 2)` });

export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', blockSize: line },
  variants: {
    tone: {
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
      warning: { color: vars.color.warningText },
      info: { color: vars.color.accentText },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const title = style({ lineHeight: line, fontWeight: vars.weight.medium });
