import { style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';

export const page = style([fillsWindow, { display: 'grid', placeItems: 'center' }]);
