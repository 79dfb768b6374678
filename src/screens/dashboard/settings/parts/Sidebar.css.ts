import { globalStyle, style } from '@vanilla-extract/css';
import { navItem } from '#theme/nav-item.css';
import { vars } from '#theme/theme.css';

export const server = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

/** A long name is truncated after two lines. The `title` attribute has the whole name. */
export const serverName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.size.s,
  lineHeight: '1.3',
  fontWeight: vars.weight.strong,
});

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const tab = style([navItem({ size: 'normal' })]);
globalStyle(`${tab} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });
