import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });
