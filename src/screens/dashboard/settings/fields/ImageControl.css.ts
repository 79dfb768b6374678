import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Reserves the height of the image before it loads, so that nothing below moves. */
export const frame = style({
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
