import { style } from '@vanilla-extract/css';
import { link } from './StoreFooter.css';

export const button = style([
  link,
  {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);
