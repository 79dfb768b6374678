import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const picture = style({ inlineSize: '3rem', blockSize: '2rem' });
export const page = style({ fill: vars.color.surfaceHover });
export const part = style({ fill: vars.color.outlineControl });
export const accent = style({ fill: vars.color.accent });
