import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  containerType: 'inline-size',
});

export const rowList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  inlineSize: '100%',
  // If the cells of a row are side by side, the rows need less space between them.
  '@container': { '(min-width: 29rem)': { gap: vars.space.s } },
});

export const rowLine = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

export const rowCells = style({ flex: 1, minInlineSize: 0, containerType: 'inline-size' });

/** The approximate width that two pickers with readable names need. */
const roomy = '(min-width: 26rem)';

export const twoCells = style({
  display: 'grid',
  gap: vars.space.xs,
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: vars.space.s },
  },
});

/** The arrow is as high as a control, without the error text that may be below it. */
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'start',
  color: vars.color.textMuted,
  paddingInline: vars.space.m,
  rotate: '90deg',
  '@container': {
    [roomy]: { blockSize: vars.control.height, paddingInline: 0, rotate: '0deg' },
  },
});
globalStyle(`${arrow} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
globalStyle(`${arrow}:dir(rtl) > svg`, { scale: '-1 1' });

export const messageForm = style({ containerType: 'inline-size' });

export const formAndPreview = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const preview = style({ position: 'sticky', insetBlockStart: '6rem', minInlineSize: 0 });

/** The preview is as wide as its column, even while its chunk loads. */
export const previewed = style({ inlineSize: '100%', minInlineSize: 0 });

export const embedField = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
});

/** Reserves the height of the image before it loads, so that nothing below moves. */
export const imageFrame = style({
  display: 'flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: '7.5rem',
  blockSize: '7.5rem',
  padding: vars.space.s,
  justifyContent: 'center',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const image = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  alignSelf: 'center',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
});

/** Has the height of the input that may replace it. */
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const secretIcon = style({ display: 'inline-flex', flexShrink: 0 });
globalStyle(`${secretIcon} > svg`, {
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});

export const loadingSecret = style({ display: 'block', blockSize: vars.control.height });
