import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '2.5rem', blockSize: '2.5rem' });

export const logo = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '24%',
  objectFit: 'cover',
});
