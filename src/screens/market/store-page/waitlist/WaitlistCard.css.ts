import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { storeColor } from '../../store/store-color';

export const status = style({ display: 'grid', gap: vars.space.xs });

export const title = style({ fontWeight: vars.weight.strong });

export const quiet = style({ fontSize: vars.size.s, color: storeColor('quietText') });

export const actions = style({ display: 'grid', gap: vars.space.s });
