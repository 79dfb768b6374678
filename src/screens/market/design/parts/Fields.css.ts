import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Short fields. They are side by side if there is enough space. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const picture = style({ inlineSize: '3rem', blockSize: '2rem' });
export const page = style({ fill: vars.color.surfaceHover });
export const part = style({ fill: vars.color.outlineControl });
export const accent = style({ fill: vars.color.accent });

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

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
