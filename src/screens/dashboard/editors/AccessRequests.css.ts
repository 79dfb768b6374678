import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
  ':empty': { marginBlockStart: `calc(-1 * ${vars.space.l})` },
});

export const alert = style({ ':empty': { display: 'none' } });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const words = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
