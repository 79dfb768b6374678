import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const error = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.toolbar} + ${vars.space.s})`,
  zIndex: 15,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});
