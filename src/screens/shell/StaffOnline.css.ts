import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const indicator = style({ display: 'grid', inlineSize: '100%', minInlineSize: 0 });

export const quiet = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const dot = recipe({
  base: {
    flex: 'none',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: vars.radius.round,
  },
  variants: {
    isLit: {
      true: {
        background: vars.color.successText,
        boxShadow: `0 0 0 3px ${vars.color.successSoft}`,
      },
      false: { background: vars.color.outlineControl },
    },
  },
});

export const arrow = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  rotate: '180deg',
  transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '0deg' } },
});

/** The list opens above the summary, because the summary must not move when it is pressed. */
export const list = style({
  maxBlockSize: '16rem',
  overflowY: 'auto',
  paddingBlockEnd: vars.space.s,
});
