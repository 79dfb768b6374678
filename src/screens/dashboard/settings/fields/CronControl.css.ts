import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
});

/** As high as two lines. The space is reserved before the text loads, so that nothing below moves. */
export const reading = style({
  display: 'flex',
  gap: vars.space.s,
  minBlockSize: '3em',
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});
