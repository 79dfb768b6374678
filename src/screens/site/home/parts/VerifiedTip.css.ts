import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const tip = style({ position: 'relative', display: 'inline-flex' });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.compact,
  minBlockSize: vars.control.compact,
  padding: 0,
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  cursor: 'help',
});

export const bubble = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + 6px)`,
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: 10,
  inlineSize: 'max-content',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // The colors are inverted, as in the product's other tooltips.
  background: vars.color.text,
  borderRadius: vars.radius.small,
  color: vars.color.page,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-open]': { visibility: 'visible', opacity: 1 } },
  '@media': {
    // Near the edge of a phone's screen, the tooltip opens toward the middle, where there is space.
    [media.phone]: { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
    // Without JavaScript, the tooltip opens on hover and focus.
    '(scripting: none)': {
      selectors: { [`${tip}:is(:hover, :focus-within) &`]: { visibility: 'visible', opacity: 1 } },
    },
  },
});
