import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const description = style({
  // The gap is smaller than between other parts of the field, because the help belongs to the label.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.dangerText,
  overflowWrap: 'anywhere',
});

/** The border and background of a control. The elements inside (input, icons, buttons, tags) have no border. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.size.m,
  cursor: 'text',
  transitionProperty: 'border-color, background-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.dangerText },
    '&:focus-within': focusRing('-1px'),
    '&[data-readonly]': { background: 'transparent', borderColor: vars.color.outline },
    '&[data-disabled]': {
      background: 'transparent',
      borderColor: vars.color.outline,
      color: vars.color.textMuted,
      cursor: 'default',
    },
  },
  '@media': {
    // If the font size is below 16 px, iOS zooms the page when the field gets focus.
    [media.coarse]: { fontSize: `max(${vars.size.m}, 1rem)` },
    [media.hover]: {
      selectors: {
        '&:hover:not([data-invalid], [data-readonly], [data-disabled])': {
          borderColor: vars.color.textMuted,
        },
      },
    },
  },
});

export const adornment = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.m },
    '&:not(:first-child)': { paddingInlineEnd: vars.space.m },
  },
});
globalStyle(`${adornment} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  selectors: {
    [`${adornment} + &`]: { paddingInlineStart: vars.space.s },
    // The surrounding box shows the focus ring.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'default', WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
});

export const flowInput = style([
  input,
  {
    flex: '1 1 4rem',
    minBlockSize: vars.control.compact,
    selectors: { 'div + &': { paddingInlineStart: vars.space.xs } },
    // Makes the input as wide as its text, so that an empty input does not need its own line.
    '@supports': {
      '(field-sizing: content)': {
        fieldSizing: 'content',
        flexBasis: 'auto',
        maxInlineSize: '100%',
      },
    },
  },
]);

export const boxButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  marginInlineEnd: vars.space.xs,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.surfaceHover, color: vars.color.text },
      },
    },
  },
});
globalStyle(`${boxButton} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const dot = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});
