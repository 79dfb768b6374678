import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { columns, row as serverRow } from './ServerRow.css';

/** The height of a server's row, so that nothing moves when the servers load. */
export const row = style([serverRow, { contentVisibility: 'visible' }]);

export const square = style({ flex: 'none', inlineSize: '2.5rem' });

export const lines = style([columns, { flex: '1 1 auto', paddingInlineEnd: vars.space.xxxl }]);
