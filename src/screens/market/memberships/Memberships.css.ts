import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { dragHandle, dragSelectors } from '../../shell/sorting/drag-styles';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:focus-within': { borderColor: vars.color.outlineControl },
    ...dragSelectors(`calc(-0.5 * ${vars.space.s} - 2px)`),
  },
  '@media': {
    [media.phone]: { flexWrap: 'wrap', columnGap: vars.space.s, paddingInline: vars.space.m },
  },
});

export const handle = style({
  ...dragHandle,
  minBlockSize: vars.control.height,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});
globalStyle(`${handle} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const words = style({ flex: '1 1 12rem' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.xs,
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end' } },
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
