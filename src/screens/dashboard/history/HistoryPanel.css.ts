import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stickyBar } from '#theme/layout.css';
import { vars } from '#theme/theme.css';
import { focusRing } from '#theme/focus-ring';

/** Three filters side by side, and two on a phone. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.75rem, 1fr))',
  gap: vars.space.s,
});

/** Has the full width of the panel, so that it also covers the focus rings of the list behind it. */
export const head = style([
  stickyBar,
  {
    insetBlockStart: `calc(-1 * ${vars.space.xs})`,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    marginBlockStart: `calc(-1 * ${vars.space.xs})`,
    marginInline: `calc(-1 * ${vars.space.s})`,
    paddingBlock: `${vars.space.xs} ${vars.space.s}`,
    paddingInline: vars.space.s,
    background: vars.color.surfaceRaised,
  },
]);

export const loadingWords = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});

const PICTURE = '2rem';

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${PICTURE} minmax(0, 1fr)`,
    columnGap: vars.space.m,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRing(vars.space.xs),
    },
  },
  variants: {
    isLast: {
      true: { paddingBlockEnd: vars.space.s },
      false: {
        paddingBlockEnd: vars.space.xl,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(${PICTURE} + ${vars.space.s}) ${vars.space.s}`,
          insetInlineStart: `calc(${PICTURE} / 2)`,
          borderInlineStart: `1px solid ${vars.color.outline}`,
        },
      },
    },
  },
});

export const picture = style({ gridRow: '1 / span 2' });

export const entryHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: PICTURE,
});

/** Shifts the button outward by the width of its padding, so that its text aligns with the edge. */
export const act = style({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space.m})` });

export const title = style({ minInlineSize: 0, lineHeight: vars.leading.tight });

export const name = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const entryContent = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.s,
});

export const changes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
});

export const whole = style({ marginInlineStart: `calc(-1 * ${vars.space.m})` });
