import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const form = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const fields = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for focus rings, because the scroll container would cut them off.
  paddingInline: vars.space.xs,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});

export const foot = style({
  flex: 'none',
  // This element gets the focus only if the focused button becomes disabled, so it needs no focus ring.
  outline: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { paddingBlock: vars.space.m } },
});

/** The error or status message of the form. It is beside the button if there is enough space, otherwise above it. */
export const said = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '100%' } },
  selectors: { '&:empty': { display: 'none' } },
});

export const gone = style({ paddingBlockEnd: vars.space.m });
