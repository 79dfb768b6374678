import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0, inlineSize: '0.875rem', blockSize: '1.5em' });
