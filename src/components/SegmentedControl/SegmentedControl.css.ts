import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: '2px',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.compact,
  // With this padding, three controls of two segments each fit side by side on a phone.
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.surfaceRaised,
      // 3:1 against the track: in the light theme the backgrounds differ too little (WCAG 1.4.11).
      borderColor: vars.color.outlineControl,
      color: vars.color.text,
    },
    '&:has(:focus-visible)': focusRing('1px'),
    // In forced colors mode, the outline is the only sign of the selected segment.
    '&:has(:checked):not(:has(:focus-visible))': {
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = style({ display: 'inline-flex', flex: 'none' });
globalStyle(`${icon} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });
