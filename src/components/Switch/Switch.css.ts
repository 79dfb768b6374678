import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The whole of it is pressed: label and track. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  // A finger's height around a first line of text; the track stands beside that line.
  paddingBlock: `calc((${vars.control.compact} - 1lh) / 2)`,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'default' },
    '&:has([aria-readonly])': { cursor: 'default' },
  },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // The row above brings its own distance.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});

/** Help and error stand below the label, not below the track. */
export const below = styleVariants({
  before: [lines, { paddingInlineEnd: `calc(2.25rem + ${vars.space.m})` }],
  after: [lines, { paddingInlineStart: `calc(2.25rem + ${vars.space.m})` }],
});

/** Follows the input, which is out of sight. */
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
    'input:checked + &': { background: vars.color.accent, borderColor: vars.color.accent },
    'input[aria-invalid] + &': { borderColor: vars.color.dangerText },
    'input:focus-visible + &': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.outline,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:hover input:enabled:not([aria-invalid]) + &`]: {
          borderColor: vars.color.textMuted,
        },
        [`${row}:hover input:checked:enabled + &`]: {
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
    // The track's width less its height: how far the thumb travels.
    'input:checked + * > &': { translate: '1rem', background: vars.color.onAccent },
    'input:checked:dir(rtl) + * > &': { translate: '-1rem' },
    'input:disabled + * > &': { background: vars.color.textMuted },
  },
});
