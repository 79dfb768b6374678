import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Heights of the bar of unsaved settings. The permission bar ends just above that bar. */
const settingsBar = { wide: '4.375rem', phone: '8.125rem' };

export const root = style({
  position: 'sticky',
  // Below the bar of unsaved settings, which this bar's gradient would otherwise cover.
  zIndex: 19,
  insetBlockEnd: 0,
  // Keeps the bar at the bottom, even if there are few editors.
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
