import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { columns, row } from './ServerRow.css';

/** The placeholder has the style of a server's row, so that nothing moves when the servers load. */
export { row };

export const square = style({ flex: 'none', inlineSize: '2.5rem' });

export const lines = style([columns, { flex: '1 1 auto', paddingInlineEnd: vars.space.xxxl }]);
