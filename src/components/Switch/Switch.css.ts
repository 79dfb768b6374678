import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { row as toggleRow } from '../field/Toggle.css';

export const row = style([
  toggleRow,
  { gap: vars.space.m, fontSize: vars.size.s, fontWeight: vars.weight.medium },
]);

/** Aligns help and error with the label, not with the track. */
export const below = styleVariants({
  before: { paddingInlineEnd: `calc(2.25rem + ${vars.space.m})` },
  after: { paddingInlineStart: `calc(2.25rem + ${vars.space.m})` },
});

export const track = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  marginBlock: 'calc((1lh - 1.25rem) / 2)',
  padding: '2px',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    [`${row}[data-selected] > &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
    [`${row}[data-invalid] > &`]: { borderColor: vars.color.dangerText },
    [`${row}[data-focus-visible] > &`]: focusRing(),
    [`${row}[data-disabled] > &`]: {
      background: vars.color.surfaceHover,
      borderColor: vars.color.outline,
      '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'GrayText' } },
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}[data-hovered]:not([data-invalid]) > &`]: {
          borderColor: vars.color.textMuted,
        },
        [`${row}[data-selected][data-hovered] > &`]: {
          background: vars.color.accentHover,
          borderColor: vars.color.accentHover,
        },
      },
    },
  },
});

export const thumb = style({
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  background: vars.color.textMuted,
  transitionProperty: 'translate, background-color',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    // The width of the track minus its height, which is the space that the thumb leaves free.
    [`${row}[data-selected] &`]: {
      translate: '1rem',
      background: vars.color.onAccent,
      '@media': { [media.forcedColors]: { background: 'HighlightText' } },
    },
    [`${row}[data-selected]:dir(rtl) &`]: { translate: '-1rem' },
    [`${row}[data-disabled] &`]: {
      background: vars.color.textMuted,
      '@media': { [media.forcedColors]: { background: 'GrayText' } },
    },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});
