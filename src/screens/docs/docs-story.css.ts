import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { layout } from './layout';

/** Takes the space of the site's header. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: layout.header,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
