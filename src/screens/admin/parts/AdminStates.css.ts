import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** A frame for a message shown instead of the panel. */
export const notice = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const rows = style([notice, { display: 'flex', flexDirection: 'column' }]);

/** Has the height of a user's row, so that nothing moves when the rows are loaded. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.75rem',
  paddingInline: vars.space.l,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});
