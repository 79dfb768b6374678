import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const list = style({
  blockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollPaddingBlock: vars.space.xs,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  blockSize: '100%',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  outline: 'none',
  transitionProperty: 'background-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      '@media': { [media.forcedColors]: focusRing('-2px') },
    },
    '&[data-selected]:not([data-focus-visible])': outlinedInForcedColors,
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
});

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
});

const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.leading.body,
});

export const label = style([oneLine, { fontWeight: vars.weight.medium }]);

export const description = style([oneLine, { color: vars.color.textMuted, fontSize: vars.size.s }]);
