import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export { pageSections as page } from '#theme/layout.css';

export const formTitle = style({
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.l,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const formFields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.l,
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.l,
  '@media': {
    [media.phone]: { paddingInline: vars.space.l },
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
  },
});

export const formFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const formProblem = style({
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

/** Has the height of a user's row, so that nothing moves when the rows are loaded. */
export const loadingRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.75rem',
  paddingInline: vars.space.l,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});

export const search = style({
  flex: '0 1 20rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** Columns: user, panel, role, date, remove button. */
const columns = 'minmax(0, 5fr) minmax(0, 5fr) 4.5rem 7rem 2.25rem';

/** The headings are hidden from screen readers, because the cells for the panel and the date have their own terms. */
export const headings = style({
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

export const askedUser = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const reports = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockStart: vars.space.l,
  outline: 'none',
});

export const review = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });
