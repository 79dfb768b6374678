import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  padding: vars.space.l,
  border: `1px dashed ${vars.color.outlineControl}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentText,
    },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': { borderColor: vars.color.outline },
  },
});
