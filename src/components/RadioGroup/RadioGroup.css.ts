import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  selectors: {
    '[aria-orientation=horizontal] > &': { flexDirection: 'row', flexWrap: 'wrap' },
  },
});

/** One choice: all of its card is pressed. */
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&:has(:checked)': { background: vars.colour.accentSoft, borderColor: vars.colour.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      background: 'transparent',
      borderColor: vars.colour.outline,
      color: vars.colour.textMuted,
      cursor: 'default',
    },
    '[aria-readonly] &': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked, :disabled))': { background: vars.colour.surfaceHover },
      },
    },
  },
});

/** Follows the input, which is out of sight. */
export const mark = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.colour.outlineControl}`,
  borderRadius: vars.radius.round,
  background: vars.colour.surfaceSunken,
  transitionProperty: 'border-width, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    'input:checked + &': {
      borderWidth: '5px',
      borderColor: vars.colour.accent,
      background: vars.colour.onAccent,
    },
    '[aria-invalid] &': { borderColor: vars.colour.dangerText },
    'input:disabled + &': {
      borderColor: vars.colour.outline,
      background: vars.colour.surfaceHover,
    },
    'input:checked:disabled + &': { borderColor: vars.colour.textMuted },
  },
});

export const image = style({ flexShrink: 0, display: 'inline-flex' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const help = style({ fontSize: vars.size.s, color: vars.colour.textMuted });
