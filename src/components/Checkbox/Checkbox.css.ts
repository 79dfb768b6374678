import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  // Makes the row as high as a touch target, with the box centered on the first line of the label.
  paddingBlock: `calc((${vars.control.compact} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'default' },
    '&:has([aria-readonly])': { cursor: 'default' },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Aligns help and error with the label, not with the box. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Compensates for the padding of the row above.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  paddingInlineStart: `calc(1.125rem + ${vars.space.s})`,
});

const filled = 'input:is(:checked, :indeterminate)';

/** Reflects the state of the visually hidden input. */
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlock: 'calc((1lh - 1.125rem) / 2)',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.space.xs,
  background: vars.color.surfaceSunken,
  color: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    [`${filled} + &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    'input[aria-invalid] + &': { borderColor: vars.color.dangerText },
    'input:focus-visible + &': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.outline,
    },
    [`${filled}:disabled + &`]: { color: vars.color.textMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:hover input:enabled:not([aria-invalid]) + &`]: {
          borderColor: vars.color.textMuted,
        },
        [`${row}:hover ${filled}:enabled + &`]: {
          background: vars.color.accentHover,
          borderColor: vars.color.accentHover,
        },
      },
    },
  },
});
globalStyle(`${box} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: '3' });
