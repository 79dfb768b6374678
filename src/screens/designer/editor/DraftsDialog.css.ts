import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { media } from '#theme/media';

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: vars.space.s,
});

/** Compensates for the height of the label above the box. */
export const keep = style({
  marginBlockStart: `calc(${vars.size.s} * ${vars.leading.body} + ${vars.space.xs})`,
});

export const hint = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.xs } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const templateHint = style({
  flex: '1 1 12rem',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textWrap: 'pretty',
});
