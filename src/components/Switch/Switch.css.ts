import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  // Makes the row as high as a touch target, with the track centered on the first line of the label.
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
  // Compensates for the padding of the row above.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});

/** Aligns help and error with the label, not with the track. */
export const below = styleVariants({
  before: [lines, { paddingInlineEnd: `calc(2.25rem + ${vars.space.m})` }],
  after: [lines, { paddingInlineStart: `calc(2.25rem + ${vars.space.m})` }],
});

/** Reflects the state of the visually hidden input. */
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
    // The track's width minus its height: the distance that the thumb moves.
    'input:checked + * > &': { translate: '1rem', background: vars.color.onAccent },
    'input:checked:dir(rtl) + * > &': { translate: '-1rem' },
    'input:disabled + * > &': { background: vars.color.textMuted },
  },
});
