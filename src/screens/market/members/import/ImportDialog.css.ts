import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.size.s,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
});

export const cell = style({
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  borderBlockStart: `1px solid ${vars.color.outline}`,
  overflowWrap: 'anywhere',
});

/** Wide enough for a Discord id in one line. */
export const user = style({ minInlineSize: '10.5rem' });

export const head = style({
  paddingBlockEnd: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
