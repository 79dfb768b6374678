import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Has the same position as toasts, but is behind them. */
export const notice = style({
  position: 'fixed',
  zIndex: 190,
  insetInlineEnd: vars.space.xl,
  insetBlockEnd: vars.space.xl,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  padding: vars.space.l,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  fontSize: vars.size.s,
  '@media': {
    [media.phone]: {
      insetInline: 0,
      marginInline: 'auto',
      insetBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom))`,
    },
  },
});

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
});

/** Looks like `Button`. Static pages do not load the styles of `Button`. */
const button = style({
  minBlockSize: vars.control.compact,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
  },
});

export const close = style([button]);

export const help = style([button, { borderColor: vars.color.outlineControl }]);
