import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

/** Hidden if scripts are disabled, because joining a waiting list needs a sign-in, and signing in needs scripts. */
export const area = style({
  display: 'grid',
  gap: vars.space.s,
  outline: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const button = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  color: storeColor('primaryText'),
  background: 'none',
  border: `1px solid ${storeColor('primaryText')}`,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-disabled=true]': { cursor: 'default', textDecoration: 'none' } },
});
