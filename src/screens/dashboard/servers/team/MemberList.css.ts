import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Compensates for the padding of the rows, so that they align with the search field. */
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  marginInline: `calc(-1 * ${vars.space.xs})`,
});
