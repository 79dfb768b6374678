import { style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';

export const page = style([
  fillsWindow,
  { display: 'grid', placeContent: 'center', padding: vars.space.xl },
]);
