import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** Columns: user, panel, role, date, remove button. */
const columns = 'minmax(0, 5fr) minmax(0, 5fr) 4.5rem 7rem 2.25rem';

/**
 * The column headings. They are hidden from screen readers, because the cells for the panel and the date contain their
 * own terms.
 */
export const head = style({
  display: 'none',
  '@media': {
    [media.tabletUp]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: vars.space.l,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      background: vars.color.surfaceSunken,
      borderBlockEnd: `1px solid ${vars.color.outline}`,
      color: vars.color.textMuted,
      fontSize: vars.size.xs,
      fontWeight: vars.weight.medium,
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  minBlockSize: '3.75rem',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: columns,
      columnGap: vars.space.l,
      paddingBlock: vars.space.s,
    },
  },
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / 3' } },
});

/** On phones, aligns the cell with the text above it. */
const belowWho = { paddingInlineStart: `calc(2rem + ${vars.space.m})` };

export const panel = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.size.s,
  '@media': { [media.phone]: { gridColumn: '1 / -1', ...belowWho } },
});

export const role = style({ '@media': { [media.phone]: belowWho } });

export const added = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
});

/** The term that names the content of a cell. It is visible only on phones, which have no column headings. */
export const term = style({
  color: vars.color.textMuted,
  '@media': { [media.tabletUp]: visuallyHiddenRule },
});

export const remove = style({
  '@media': {
    [media.phone]: { gridColumn: '3', gridRow: '1' },
  },
});
