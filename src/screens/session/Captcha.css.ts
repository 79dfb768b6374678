import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Outside the layout, so that nothing moves while the check runs. */
export const quiet = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  pointerEvents: 'none',
});

/** As wide and high as the widget, so that the dialog does not grow when it appears. */
export const shown = style({
  minBlockSize: '65px',
  borderRadius: vars.radius.control,
});
