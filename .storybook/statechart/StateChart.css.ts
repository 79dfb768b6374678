import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

export const frame = style({
  overflow: 'auto',
  maxBlockSize: '80vh',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** Sticky, so that the tools stay visible while the chart scrolls. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  padding: vars.space.xs,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const chart = style({
  display: 'block',
  maxInlineSize: 'none',
  fontFamily: vars.font.body,
  fontSize: '12px',
  selectors: { '&[data-whole]': { inlineSize: '100%', blockSize: 'auto', maxBlockSize: '80vh' } },
});

export const box = style({
  fill: vars.color.surface,
  stroke: vars.color.outlineControl,
  selectors: {
    '&[data-parallel]': { strokeDasharray: '5 3' },
    '&[data-active]': { stroke: vars.color.focus, strokeWidth: 2 },
    '&[data-active][data-leaf]': { fill: vars.color.accentSoft },
  },
});

export const name = style({ fill: vars.color.text, fontWeight: vars.weight.strong });
/** Outlines the text in the background color. The outline hides the part of the arrow behind the text. */
export const label = style({
  fill: vars.color.textMuted,
  fontSize: '11px',
  textAnchor: 'middle',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  selectors: { '&[data-active]': { fill: vars.color.accentText } },
});
export const initial = style({ fill: vars.color.textMuted });
export const arrow = style({ fill: vars.color.outlineControl });

export const line = style({
  fill: 'none',
  stroke: vars.color.outlineControl,
  selectors: { '&[data-active]': { stroke: vars.color.focus } },
});
