import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const openLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
globalStyle(`${openLink} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
});
globalStyle(`${column} > div`, { alignSelf: 'stretch' });
