import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { dragHandle, dragSelectors } from './drag-styles';

export const row = style({
  ...drawnApart,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  paddingBlockStart: vars.space.xs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:focus-within': { borderColor: vars.color.outlineControl },
    ...dragSelectors(`calc(-0.5 * ${vars.space.s} - 2px)`),
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  // Compensates for the handle's padding, so that the dots align with the boxes below.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});

export const handle = style({
  ...dragHandle,
  minBlockSize: vars.control.compact,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});
globalStyle(`${handle} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const actions = style({
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
});

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.m,
});
