import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  fontSize: vars.size.s,
});

const state = style({ gridRow: 1, gridColumn: 2 });

export const undo = style([
  state,
  { display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.m})` },
]);

export const undone = style([state, { color: vars.color.textMuted, fontSize: vars.size.xs }]);

export const values = recipe({
  base: { gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s },
      blocks: {
        display: 'flex',
        flexDirection: 'column',
        marginBlockStart: vars.space.xs,
        overflow: 'hidden',
        border: `1px solid ${vars.color.outline}`,
        borderRadius: vars.radius.control,
      },
    },
  },
});

const told = style({ textDecoration: 'none' });

export const before = style([told, { color: vars.color.textMuted }]);

export const after = style([told, { color: vars.color.text }]);

/** `sign` also marks the value, because the values before and after a change must be distinguishable without color. */
const block = (sign: string, background: string, color: string) =>
  style([
    told,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.s,
      paddingBlock: vars.space.s,
      paddingInline: vars.space.m,
      background,
      color: vars.color.text,
      '::before': { content: sign, color, fontFamily: vars.font.mono },
    },
  ]);

export const beforeBlock = block("'−' / ''", vars.color.dangerSoft, vars.color.dangerText);
export const afterBlock = block("'+' / ''", vars.color.successSoft, vars.color.successText);

export const obstacle = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const LINES = 3;

export const cutText = recipe({
  base: { maxInlineSize: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  variants: {
    isCut: {
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: LINES,
        overflow: 'hidden',
      },
    },
  },
});

export const clash = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
});

export const clashValue = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});
