import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });
