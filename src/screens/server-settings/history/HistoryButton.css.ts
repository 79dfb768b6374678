import { style } from '@vanilla-extract/css';
import { outOfSight } from '../../_shell/visually-hidden.css';
import { layout } from '../layout';

export const label = style({ '@media': { [layout.cramped]: outOfSight } });
