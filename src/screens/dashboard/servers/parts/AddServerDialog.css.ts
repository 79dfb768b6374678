import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The problem is beside the button at the bottom of the panel, so that it stays visible while the list scrolls. */
export const problem = style({
  flex: '1 1 12rem',
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

/** Reserves the space of four options, one of them with a long name, so that nothing moves when the list is loaded. */
export const choice = style({
  minBlockSize: '18rem',
  '@media': { [media.phone]: { minBlockSize: '19.5rem' } },
});

/** The height of an option with a name of one line. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: `calc(${vars.leading.body} * (${vars.size.m} + ${vars.size.s}) + 2 * ${vars.space.s} + 2px)`,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
