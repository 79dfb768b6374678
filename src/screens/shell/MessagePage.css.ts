import { style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';

export const page = style([
  fillsWindow,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.m,
    padding: vars.space.xl,
    textAlign: 'center',
  },
]);

export const text = style({
  color: vars.color.textMuted,
  maxInlineSize: '44ch',
  marginBlockEnd: vars.space.m,
});

export const loading = style([fillsWindow, { display: 'grid', placeItems: 'center' }]);
