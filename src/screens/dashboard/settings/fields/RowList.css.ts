import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  containerType: 'inline-size',
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  inlineSize: '100%',
  // If the cells of a row are side by side, the rows need less space between them.
  '@container': { '(min-width: 29rem)': { gap: vars.space.s } },
});

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

export const cells = style({ flex: 1, minInlineSize: 0, containerType: 'inline-size' });
