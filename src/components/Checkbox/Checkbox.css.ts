import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { row as toggleRow } from '../field/Toggle.css';

export const row = style([toggleRow, { gap: vars.space.s }]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Aligns help and error with the label, not with the box. */
export const below = style({ paddingInlineStart: `calc(1.125rem + ${vars.space.s})` });

const filled = `${row}:is([data-selected], [data-indeterminate])`;

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
    [`${filled} > &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${row}[data-invalid] > &`]: { borderColor: vars.color.dangerText },
    [`${row}[data-focus-visible] > &`]: focusRing(),
    [`${row}[data-disabled] > &`]: {
      background: vars.color.surfaceHover,
      borderColor: vars.color.outline,
      '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
    },
    [`${filled}[data-disabled] > &`]: { color: vars.color.textMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}[data-hovered]:not([data-invalid]) > &`]: {
          borderColor: vars.color.textMuted,
        },
        [`${filled}[data-hovered] > &`]: {
          background: vars.color.accentHover,
          borderColor: vars.color.accentHover,
        },
      },
    },
  },
});
globalStyle(`${box} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: '3' });
// In forced-colors mode, the browser replaces transparent colors, so the mark would be visible in an empty box.
globalStyle(`${row}:not([data-selected], [data-indeterminate]) > ${box} > svg`, {
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});
