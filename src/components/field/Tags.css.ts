import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The tags take the width that they need, up to the width of the box, and then wrap. */
export const tags = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: vars.space.xs,
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: `calc(${vars.control.compact} - ${vars.space.xs})`,
  paddingInlineStart: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  color: 'inherit',
  fontSize: vars.size.s,
  lineHeight: vars.leading.tight,
  cursor: 'default',
  outline: 'none',
  '@media': { [media.coarse]: { minBlockSize: `calc(${vars.control.compact} + 2px)` } },
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: vars.space.s },
    '&[data-focus-visible]': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
    '&[data-unknown]': {
      borderColor: 'transparent',
      background: vars.color.warningSoft,
      color: vars.color.warningText,
    },
  },
});

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Keeps a tag visible if its text is empty or a single space.
  minInlineSize: '1ch',
});

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: `calc(${vars.control.compact} - ${vars.space.xs})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  opacity: 0.72,
  cursor: 'pointer',
  transitionProperty: 'opacity, background-color',
  transitionDuration: vars.duration.fast,
  '@media': { [media.coarse]: { inlineSize: vars.control.compact } },
  selectors: {
    '&[data-hovered]': { opacity: 1, background: vars.color.surfaceHover },
    '&[data-focus-visible]': {
      opacity: 1,
      ...focusRing('-2px'),
    },
  },
});
