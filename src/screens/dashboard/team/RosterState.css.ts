import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** This element gets the focus only if the focused button inside is unmounted. It takes no space while it is empty. */
export const root = style({ outline: 'none', selectors: { '&:empty': { position: 'absolute' } } });

export const notice = style({
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const rows = style([notice, { display: 'flex', flexDirection: 'column' }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});
