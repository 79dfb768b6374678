import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // About six items are visible. The padding leaves space for focus rings, because the scroll container would cut them
  // off.
  maxBlockSize: '20rem',
  marginInline: `calc(-1 * ${vars.space.s} - 2px)`,
  padding: '2px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': focusRing('-1px'),
  },
});

export const name = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});
