import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const grid = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.surfaceHover,
      color: vars.color.accentText,
    },
    '&:has(:focus-visible)': focusRing('2px'),
    // In forced colors mode, only the outline shows which icon is selected.
    '&:has(:checked):not(:has(:focus-visible))': {
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = style({ inlineSize: '1.25rem', blockSize: '1.25rem' });
