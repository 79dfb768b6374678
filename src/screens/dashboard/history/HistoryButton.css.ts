import { style } from '@vanilla-extract/css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { layout } from '../settings/layout';

export const label = style({ '@media': { [layout.cramped]: visuallyHiddenRule } });
