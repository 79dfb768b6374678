import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '20rem',
  maxInlineSize: '100%',
});

/** As wide as the calendar. */
export const time = style([form, { inlineSize: '19.25rem' }]);

export const dot = style({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: vars.color.textMuted,
  forcedColorAdjust: 'none',
});

export const sign = style({
  flex: 'none',
  inlineSize: '0.75rem',
  textAlign: 'center',
  color: vars.color.textMuted,
});
