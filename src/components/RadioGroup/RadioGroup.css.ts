import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  selectors: {
    '[data-orientation=horizontal] > &': { flexDirection: 'row', flexWrap: 'wrap' },
  },
});

/** One choice: all of its card is pressed. */
export const card = style({
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
    '&[data-hovered]': { background: vars.colour.surfaceHover },
    '&[data-selected]': { background: vars.colour.accentSoft, borderColor: vars.colour.accentText },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      background: 'transparent',
      borderColor: vars.colour.outline,
      color: vars.colour.textMuted,
      cursor: 'default',
    },
    '&[data-readonly]': { cursor: 'default' },
  },
});

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
    [`${card}[data-selected] &`]: {
      borderWidth: '5px',
      borderColor: vars.colour.accent,
      background: vars.colour.onAccent,
    },
    [`${card}[data-invalid] &`]: { borderColor: vars.colour.dangerText },
    [`${card}[data-disabled] &`]: {
      borderColor: vars.colour.outline,
      background: vars.colour.surfaceHover,
    },
    [`${card}[data-disabled][data-selected] &`]: { borderColor: vars.colour.textMuted },
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
