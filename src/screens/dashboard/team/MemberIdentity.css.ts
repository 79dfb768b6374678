import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  lineHeight: vars.leading.tight,
});

const cut = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Space for descenders. At this line height, `overflow: hidden` would cut them off. */
const room = { paddingBlock: '2px', marginBlock: '-2px' };

export const name = style([
  cut,
  room,
  { flex: '0 1 auto', fontWeight: vars.weight.strong, fontSize: vars.size.m },
]);

export const nickname = style([
  cut,
  room,
  // This text shrinks before the name shrinks.
  { flex: '0 1000 auto', color: vars.color.textMuted, fontSize: vars.size.s },
]);

export const role = style([cut, { maxInlineSize: '14rem' }]);
