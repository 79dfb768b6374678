import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { vars } from '#theme/theme.css';

const screenWidth = `calc(100vw - 2 * ${vars.space.l})`;

/** Never wider than the screen. Otherwise the page could scroll, and scrolling closes the popup. */
export const popover = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: `min(max(var(--trigger-width), 12rem), ${screenWidth})`,
    maxInlineSize: `min(32rem, ${screenWidth})`,
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.outline}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    color: vars.color.text,
    fontSize: vars.size.m,
    overflow: 'hidden',
    outline: 'none',
    transitionProperty: 'opacity, translate',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
    selectors: {
      '&[data-exiting]': { opacity: 0 },
      '&[data-placement=bottom][data-exiting]': { translate: `0 calc(-1 * ${vars.space.xs})` },
      '&[data-placement=top][data-exiting]': { translate: `0 ${vars.space.xs}` },
    },
  },
  variants: {
    entry: {
      faded: {
        selectors: {
          '&[data-entering]': { opacity: 0 },
          '&[data-placement=bottom][data-entering]': {
            translate: `0 calc(-1 * ${vars.space.xs})`,
          },
          '&[data-placement=top][data-entering]': { translate: `0 ${vars.space.xs}` },
        },
      },
      /** No transition, for a popup that replaces a frame that is already visible. */
      none: {},
    },
  },
  defaultVariants: { entry: 'faded' },
});

export type PopoverEntry = NonNullable<NonNullable<RecipeVariants<typeof popover>>['entry']>;

const virtualWidth = `min(max(var(--trigger-width), 20rem), 32rem, ${screenWidth})`;

const greatestHeight = '20rem';

export const list = recipe({
  base: {
    maxBlockSize: greatestHeight,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    scrollPaddingBlock: vars.space.xs,
  },
  variants: {
    rows: {
      few: { padding: vars.space.xs },
      /**
       * The width is fixed, because a virtual list renders only the visible rows. The list's layout adds the padding.
       */
      virtual: { inlineSize: virtualWidth },
      full: { inlineSize: virtualWidth, blockSize: greatestHeight },
    },
  },
});

export const heading = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 1px ${vars.color.focus}` },
    '&[data-focused]': outlinedInForcedColors,
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
});

export const optionWarning = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.warningText,
  fontSize: vars.size.s,
});
globalStyle(`${optionWarning} > svg`, {
  flexShrink: 0,
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
});

export const optionHint = style({
  flexShrink: 0,
  maxInlineSize: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

/** Has the width of the check mark, so that the text does not move when the option is selected. */
export const optionCheck = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
});

export const optionMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1rem',
  color: vars.color.textMuted,
});
globalStyle(`${optionMark} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
