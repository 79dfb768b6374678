import { style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const error = style([
  stickyBar,
  {
    insetBlockStart: `calc(${layout.toolbar} + ${vars.space.s})`,
    zIndex: 15,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
  },
]);
