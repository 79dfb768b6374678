import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const clash = style({
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.outline}`,
    },
  },
});

export const progress = style({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
