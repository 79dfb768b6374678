import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Its room is kept, so that nothing moves when it comes. */
export const theme = style({
  minInlineSize: vars.control.height,
  minBlockSize: vars.control.height,
});
