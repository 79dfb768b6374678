import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({
  ...drawnApart,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const field = style({ flex: '1 1 13rem', minInlineSize: 0 });

/** Hides the browser's own picker button, because the page has its own picker. */
globalStyle(`${field} input::-webkit-calendar-picker-indicator`, { display: 'none' });

/** The margin compensates for the height of the label above the box. */
export const actions = style({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: `calc(${vars.size.s} * ${vars.leading.body} + ${vars.space.xs})`,
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});
