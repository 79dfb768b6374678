import { style } from '@vanilla-extract/css';
import { vars } from './adapter';
import { tallFrame } from './StateChart.css';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const help = style({
  padding: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
/** The frame is as high as the chart. The transform makes the frame contain elements with `position: fixed`. */
export const frame = style({
  blockSize: tallFrame,
  overflow: 'auto',
  transform: 'translateZ(0)',
  background: vars.color.page,
  fontSize: vars.size.m,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});
