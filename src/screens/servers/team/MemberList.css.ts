import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const search = style({ flex: 'none', paddingBlock: vars.space.xs });

/** As far out as its rows are in, so that they line up with the search. */
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  marginInline: `calc(-1 * ${vars.space.xs})`,
});
