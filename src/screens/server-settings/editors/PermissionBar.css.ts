import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Heights of the settings bar: this bar ends just above it. */
const settingsBar = { wide: '4.375rem', phone: '8.125rem' };

export const root = style({
  position: 'sticky',
  // Below the bar of the settings; otherwise this bar's gradient would cover it.
  zIndex: 19,
  insetBlockEnd: 0,
  // Stays at the bottom even with few editors.
  marginBlockStart: 'auto',
  pointerEvents: 'none',
  selectors: { '&[data-above]': { insetBlockEnd: settingsBar.wide } },
  '@media': {
    [media.phone]: { selectors: { '&[data-above]': { insetBlockEnd: settingsBar.phone } } },
  },
});

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  fontSize: vars.size.s,
});

export const name = style({
  maxInlineSize: '100%',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const panels = style({ color: vars.color.textMuted });
