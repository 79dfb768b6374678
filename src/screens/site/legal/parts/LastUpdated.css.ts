import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Reserves the space of the line until the date is known. */
export const line = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  visibility: 'hidden',
  selectors: { '&[data-known]': { visibility: 'visible' } },
});
