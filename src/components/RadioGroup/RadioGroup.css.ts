import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
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

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&[data-selected]': { background: vars.color.accentSoft, borderColor: vars.color.accentText },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': {
      background: 'transparent',
      borderColor: vars.color.outline,
      color: vars.color.textMuted,
      cursor: 'default',
      '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-selected], [data-disabled])': { background: vars.color.surfaceHover },
      },
    },
  },
});

/** The visible mark of an option. The input itself is visually hidden, so the mark shows its state. */
export const mark = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  transitionProperty: 'border-width, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    [`${card}[data-selected] &`]: {
      borderWidth: '5px',
      borderColor: vars.color.accent,
      background: vars.color.onAccent,
    },
    [`${card}[data-invalid] &`]: { borderColor: vars.color.dangerText },
    [`${card}[data-disabled] &`]: {
      borderColor: vars.color.outline,
      background: vars.color.surfaceHover,
    },
    [`${card}[data-selected][data-disabled] &`]: { borderColor: vars.color.textMuted },
    [`${card}[data-disabled] &, ${card}[data-selected][data-disabled] &`]: {
      '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
    },
  },
});
