import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { focusRing } from '#theme/focus-ring';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  // Without a box, so that "Send" can stick to the end of the column, whatever is above this panel.
  '@media': { [media.tabletUp]: { display: 'contents' } },
});

export const send = style({
  display: 'grid',
  '@media': {
    [media.tabletUp]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.s,
      background: vars.color.page,
    },
    [media.low]: { position: 'static' },
  },
});

export const heading = style({
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.small,
  // The heading gets the focus only if the focused element inside the panel is unmounted.
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const fold = style({
  borderBlock: `1px solid ${vars.color.outline}`,
  paddingBlock: vars.space.xs,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      marginInlineStart: 'auto',
      marginInlineEnd: vars.space.xs,
      borderInlineEnd: `1.5px solid ${vars.color.textMuted}`,
      borderBlockEnd: `1.5px solid ${vars.color.textMuted}`,
      rotate: '45deg',
      transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    },
    [`${fold}[open] > &::after`]: { rotate: '225deg' },
    '&:hover': { color: vars.color.accentText },
  },
});

export const load = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
});

/** The width is fixed, so that nothing moves when the label becomes "Copied!". */
export const action = style({
  // Makes this element the containing block of the visually hidden text.
  position: 'relative',
  display: 'grid',
  flex: '1 1 9rem',
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const groupHeading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
  color: vars.color.textMuted,
  selectors: {
    [`${group}[data-tone="danger"] > &`]: { color: vars.color.dangerText },
    'summary&': { cursor: 'pointer', listStyle: 'none' },
    'summary&::-webkit-details-marker': { display: 'none' },
    'summary&:hover': { color: vars.color.text },
    // After a blocked send, code moves the focus to this panel. The focus ring must then be visible.
    '&:focus': focusRing(),
  },
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

export const chevron = style([
  icon,
  {
    marginInlineStart: 'auto',
    transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    selectors: { [`${group}[open] > summary > &`]: { rotate: '180deg' } },
  },
]);

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.dangerText } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // About six items are visible. The padding keeps the scroll container from cutting off focus rings.
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
