import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
});

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

export const names = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s,
  minInlineSize: 0,
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

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  minInlineSize: 0,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const role = style([cut, { maxInlineSize: '14rem' }]);

export const discordId = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
