import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const change = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.l,
  paddingBlock: `${vars.space.xs} ${vars.space.s}`,
  fontSize: vars.size.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': {
    [media.wideUp]: {
      gridTemplateColumns: 'minmax(8rem, 14rem) 1fr auto',
      paddingBlock: vars.space.xs,
    },
  },
});

export const label = style({
  minBlockSize: vars.control.compact,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accentText } },
});

/** Long values are truncated. The control of the setting shows the whole value. */
const value = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Two long values have the same width. If one value is short, the other one gets the remaining space. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto minmax(0, max-content)',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.s,
  gridRow: 2,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.wideUp]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const before = style([value, { color: vars.color.textMuted, textDecoration: 'none' }]);

export const after = style([value, { textDecoration: 'none', fontWeight: vars.weight.medium }]);

export const clash = style({
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.outline}`,
    },
  },
});

export const progress = style({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
