import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** So high that this bar ends just above that of the settings. */
const settingsBar = { wide: '4.375rem', phone: '8.125rem' };

export const root = style({
  position: 'sticky',
  // Below the bar of the settings, on which its own fade would lie.
  zIndex: 19,
  insetBlockEnd: 0,
  // At the lower edge however few editors there are.
  marginBlockStart: 'auto',
  pointerEvents: 'none',
  selectors: { '&[data-above]': { insetBlockEnd: settingsBar.wide } },
  '@media': {
    [media.phone]: { selectors: { '&[data-above]': { insetBlockEnd: settingsBar.phone } } },
  },
});

export const changes = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

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
