import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const pane = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const search = style({
  padding: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

/** At least 500 px high (product.md §11.2). Beside a taller form, the list grows to the form's height. */
export const list = style({ flex: '1 0 31.25rem', minBlockSize: 0, blockSize: '31.25rem' });
