import { globalStyle, style } from '@vanilla-extract/css';
import { navItem } from '#theme/nav-item.css';
import { vars } from '#theme/theme.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const entry = style([navItem({ size: 'normal' })]);
globalStyle(`${entry} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
