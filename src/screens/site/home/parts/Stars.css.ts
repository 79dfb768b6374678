import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const stars = style({ display: 'inline-flex', gap: '2px' });

export const star = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.outlineControl,
  selectors: { '&[data-full]': { color: vars.color.accentText, fill: 'currentColor' } },
});
