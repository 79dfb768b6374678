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

export const label = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

const state = style({ gridRow: 1, gridColumn: 2 });

export const undo = style([
  state,
  { display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.m})` },
]);

export const undone = style([state, { color: vars.colour.textMuted, fontSize: vars.size.xs }]);

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
        border: `1px solid ${vars.colour.outline}`,
        borderRadius: vars.radius.control,
      },
    },
  },
});

const told = style({ textDecoration: 'none' });

export const before = style([told, { color: vars.colour.textMuted }]);

export const after = style([told, { color: vars.colour.text }]);

export const becomes = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: vars.colour.textMuted,
});

/** A sign besides the tone: what went and what came is told without colours too. */
const block = (sign: string, background: string, colour: string) =>
  style([
    told,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.s,
      paddingBlock: vars.space.s,
      paddingInline: vars.space.m,
      background,
      color: vars.colour.text,
      '::before': { content: sign, color: colour, fontFamily: vars.font.mono },
    },
  ]);

export const beforeBlock = block("'−' / ''", vars.colour.dangerSoft, vars.colour.dangerText);
export const afterBlock = block("'+' / ''", vars.colour.successSoft, vars.colour.successText);

export const obstacle = style({
  gridColumn: '1 / -1',
  color: vars.colour.textMuted,
  fontSize: vars.size.xs,
});
