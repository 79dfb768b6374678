import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

/** Styled like the box of a text field, but a press anywhere in the box opens the list. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space.m,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible], [data-open] > &': focusRing('-1px'),
    '[data-invalid] > &': { borderColor: vars.color.dangerText },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});

export const valueText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});
